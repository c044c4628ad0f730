/** Numbers of a frame's first sample, and of the one behind it. */
export interface FlacFrame {
  start: number;
  end: number;
}

/**
 * What the header of a FLAC frame says (RFC 9639, 9.1); undefined when the bytes are none, as their CRC-8 tells.
 * @param blockSize the stream's own, for headers that count frames instead of samples
 */
export function flacFrame(head: Buffer, blockSize: number): FlacFrame | undefined {
  const [first = 0, second = 0, sizes = 0, channels = 0] = head;
  if (first !== 0xff || (second & 0xfe) !== 0xf8 || (channels & 1) !== 0) return undefined;
  const number = codedNumber(head.subarray(4));
  if (!number) return undefined;

  let at = 4 + number.length;
  const sizeCode = sizes >>> 4;
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  const rateCode = sizes & 0x0f;
  const rateBytes = rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0;
  if (at + sizeBytes + rateBytes >= head.length) return undefined;
  const samples = sizeBytes > 0 ? head.readUIntBE(at, sizeBytes) + 1 : samplesOf(sizeCode);
  at += sizeBytes + rateBytes;
  if (samples === undefined || crc8(head.subarray(0, at)) !== head[at]) return undefined;
  const countsSamples = (second & 1) === 1;
  const start = countsSamples ? number.value : number.value * blockSize;
  return { start, end: start + samples };
}

function samplesOf(code: number): number | undefined {
  if (code === 0) return undefined;
  if (code === 1) return 192;
  return code <= 5 ? 576 * 2 ** (code - 2) : 256 * 2 ** (code - 8);
}

/** UTF-8's scheme, stretched to seven bytes and 36 bits. */
function codedNumber(bytes: Buffer): { value: number; length: number } | undefined {
  const lead = bytes[0];
  if (lead === undefined) return undefined;
  if (lead < 0x80) return { value: lead, length: 1 };
  const length = Math.clz32(~lead & 0xff) - 24;
  if (length < 2 || length > 7 || bytes.length < length) return undefined;
  let value = lead & (0xff >> (length + 1));
  for (const byte of bytes.subarray(1, length)) {
    if ((byte & 0xc0) !== 0x80) return undefined;
    value = value * 64 + (byte & 0x3f);
  }
  return { value, length };
}

function crc8(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ ((crc & 0x80) !== 0 ? 0x07 : 0)) & 0xff;
  }
  return crc;
}

/** Over a whole frame with its footer it is 0. */
export function crc16(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) & 0xffff) ^ (CRC16[(crc >>> 8) ^ byte] ?? 0);
  return crc;
}

const CRC16 = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ ((crc & 0x8000) !== 0 ? 0x8005 : 0)) & 0xffff;
  return crc;
});
