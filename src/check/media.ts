/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const RATE = 8_000;
const HEAD = 44;

export const picture = (): File => new File([Buffer.from(PNG, 'base64')], 'check.png', { type: 'image/png' });

/** A second of silence as WAV. */
export const sound = (): File => {
  const bytes = Buffer.alloc(HEAD + RATE, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(HEAD - 8 + RATE, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(RATE, 40);
  return new File([bytes], 'check.wav', { type: 'audio/wav' });
};
