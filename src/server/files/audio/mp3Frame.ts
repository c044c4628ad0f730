/** kbit/s of Layer III by the header's four bits, of MPEG 1 and of MPEG 2 and 2.5. */
const BITRATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
/** Hz of MPEG 1; MPEG 2 has half of it, 2.5 a quarter. */
const RATES = [44_100, 48_000, 32_000] as const;

/** Bytes of a frame with its header, and the sound in it. */
export interface Mp3Frame {
  length: number;
  seconds: number;
}

/** What the four bytes of an MPEG audio frame's header say; undefined for what is none of Layer III. */
export function mp3Frame(header: number): Mp3Frame | undefined {
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return undefined;
  const isFirstVersion = version === 3;
  const bitrate = BITRATES[isFirstVersion ? 0 : 1][((header >>> 12) & 15) - 1];
  const rate = RATES[(header >>> 10) & 3];
  if (bitrate === undefined || rate === undefined) return undefined;
  const samples = isFirstVersion ? 1152 : 576;
  const hertz = isFirstVersion ? rate : version === 2 ? rate / 2 : rate / 4;
  const padding = (header >>> 9) & 1;
  return { length: Math.floor(((samples / 8) * bitrate * 1_000) / hertz) + padding, seconds: samples / hertz };
}
