import { type FieldFormat, type FileKind, KINDS, type RecordKind } from '../contract/kinds';
import type { CallOptions } from './client';
import { madeOf, nameField, type Trial } from './trial';

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const RATE = 8_000;

/** A second of silence as WAV: one channel of eight bits. */
const silence = () => {
  const head = Buffer.from('RIFF....WAVEfmt ....................data....');
  head.writeUInt32LE(head.length - 8 + RATE, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(RATE, 40);
  return Buffer.concat([head, Buffer.alloc(RATE, 128)]);
};

const FILES: Readonly<Record<FileKind, () => File>> = {
  image: () => new File([Buffer.from(PNG, 'base64')], 'check.png', { type: 'image/png' }),
  audio: () => new File([silence()], 'check.wav', { type: 'audio/wav' }),
};

/** What the fields beside the name hold; a flag is left to the server. */
const TEXTS: Readonly<Record<FieldFormat, (trial: Trial) => string | undefined>> = {
  text: () => 'Of The Contract',
  webAddress: () => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  link: () => 'https://example.org/',
  html: () => '<p>Made by a check of the contract</p>',
  targetType: () => 'artist',
  id: (trial) => madeOf(trial, KINDS.artists).id,
  email: ({ mark }) => `${mark}@check.invalid`,
  role: () => 'manager',
  flag: () => undefined,
};

/** A name that only this run gives. Where it is an email, no mail can reach it. */
export const newName = ({ mark }: Trial, kind: RecordKind, words: string): string =>
  kind.fields[nameField(kind)] === 'email' ? `${mark}-${words}@check.invalid` : `${mark} ${words}`;

export const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  return form;
};

/** The whole form of spec 3 for a new record, references and files included. @throws NotTried where a record it points to is missing */
export const newForm = (trial: Trial, kind: RecordKind, name: string): FormData => {
  const form = formOf(kind.constants);
  for (const [field, format] of Object.entries(kind.fields)) {
    const text = field === nameField(kind) ? name : TEXTS[format](trial);
    if (text !== undefined) form.append(field, text);
  }
  for (const [field, target] of Object.entries(kind.references)) form.append(field, madeOf(trial, KINDS[target]).id);
  for (const { sentAs, takes } of Object.values(kind.files)) form.append(sentAs, FILES[takes]());
  return form;
};

/** The body of an update that changes the name alone. */
export const renaming = (kind: RecordKind, name: string): CallOptions => {
  const fields = { [nameField(kind)]: name };
  return kind.updateBody === 'json' ? { json: fields } : { form: formOf(fields) };
};
