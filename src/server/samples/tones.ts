const RATE = 11_025;
const HEADER = 44;
const SCALE = [0, 3, 5, 7, 10, 12, 15, 17];
const NOTE_SECONDS = 0.4;

const envelope = (part: number) => Math.min(1, part * 20) * (1 - part) ** 0.7;

/** A little tune as a WAV file (mono, 16 bit, 11 kHz); each number has its own key and order of notes. */
export function playTune(name: string, number: number, seconds: number): File {
  const samples = Math.round(RATE * seconds);
  const bytes = Buffer.alloc(HEADER + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(HEADER - 8 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  const key = 174.6 * 2 ** ((number % 12) / 12);
  for (let index = 0; index < samples; index += 1) {
    const time = index / RATE;
    const note = Math.floor(time / NOTE_SECONDS);
    const step = SCALE[(note * (1 + (number % 5)) + number) % SCALE.length] ?? 0;
    const wave = 2 * Math.PI * key * 2 ** (step / 12) * time;
    const loud = envelope((time / NOTE_SECONDS) % 1) * 9_000;
    bytes.writeInt16LE(Math.round(loud * (Math.sin(wave) + 0.3 * Math.sin(2 * wave))), HEADER + index * 2);
  }
  return new File([new Uint8Array(bytes)], name, { type: 'audio/wav' });
}
