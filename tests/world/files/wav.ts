const RATE = 8_000;

/** The header of a WAV with so many samples: 8000 a second, one byte each. */
export function wavHeader(samples: number) {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples, 40);
  return header;
}

/** A WAV of a tone. */
export function wav(seconds: number) {
  const samples = Math.round(seconds * RATE);
  const tone = Buffer.from(Array.from({ length: samples }, (_sample, index) => 128 + Math.round(60 * Math.sin(index / 3))));
  return Buffer.concat([wavHeader(samples), tone]);
}
