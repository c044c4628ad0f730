import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wav } from './wav';

const mp3 = readFileSync(join(import.meta.dirname, 'media/withXing.mp3'));

const sizeOf = (length: number) => Buffer.from([(length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127]);
const frame = (name: string, body: Buffer) =>
  Buffer.concat([Buffer.from(name, 'latin1'), sizeOf(body.length), Buffer.alloc(2), body]);

/** The text of a frame, by the number that ID3v2 gives an encoding. */
const ENCODED: Readonly<Record<number, (text: string) => Buffer>> = {
  0: (text) => Buffer.from(text, 'latin1'),
  1: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  2: (text) => Buffer.from(text, 'utf16le').swap16(),
  3: (text) => Buffer.from(text, 'utf8'),
};

/** Frames of ID3v2.4 by their names, such as TIT2; `raw` is what a program of another country writes and calls Latin-1. */
export interface Id3 {
  frames?: Readonly<Record<string, string | { raw: Buffer }>>;
  encoding?: number;
  cover?: Buffer;
}

/** An MP3 of a second with tags before its sound. */
export const mp3With = ({ frames = {}, encoding = 3, cover }: Id3): Buffer => {
  const texts = Object.entries(frames).map(([name, text]) =>
    typeof text === 'string'
      ? frame(name, Buffer.concat([Buffer.from([encoding]), ENCODED[encoding]?.(text) ?? Buffer.alloc(0)]))
      : frame(name, Buffer.concat([Buffer.from([0]), text.raw])),
  );
  if (cover) texts.push(frame('APIC', Buffer.concat([Buffer.from('\0image/png\0\x03\0', 'latin1'), cover])));
  const body = Buffer.concat(texts);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0]), sizeOf(body.length), body, mp3]);
};

/** An MP3 with the oldest tags alone, which cut each text after 30 bytes. */
export const mp3WithId3v1 = (title: string, artist: string, album: string): Buffer => {
  const field = (text: string) => Buffer.concat([Buffer.from(text, 'latin1').subarray(0, 30), Buffer.alloc(30)]).subarray(0, 30);
  return Buffer.concat([mp3, Buffer.from('TAG'), field(title), field(artist), field(album), Buffer.alloc(35)]);
};

/** A WAV of so many seconds with a list of INFO. */
export const wavWithInfo = (texts: Readonly<Record<string, string>>, seconds = 1): Buffer => {
  const entries = Object.entries(texts).map(([name, text]) => {
    const body = Buffer.from(`${text}\0${text.length % 2 === 0 ? '\0' : ''}`, 'latin1');
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(name), size, body]);
  });
  const list = Buffer.concat([Buffer.from('INFO'), ...entries]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(list.length);
  const all = Buffer.concat([wav(seconds), Buffer.from('LIST'), size, list]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
};
