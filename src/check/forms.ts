import { createHash } from 'node:crypto';
import { type FieldFormat, type FileKind, KINDS, type RecordKind } from '../contract/kinds';
import type { CallOptions } from './client';
import { madeOf, nameField, type Trial } from './trial';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A second of silence: 8000 samples of eight bits. */
const WAV = Buffer.concat([
  Buffer.from('UklGRmQfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAfAAA=', 'base64'),
  Buffer.alloc(8_000, 128),
]);

const FILES: Readonly<Record<FileKind, () => File>> = {
  image: () => new File([PNG], 'check.png', { type: 'image/png' }),
  audio: () => new File([WAV], 'check.wav', { type: 'audio/wav' }),
};

/** SHA-256 of the sound that every form sends, in hex. */
export const SOUND_SHA256 = createHash('sha256').update(WAV).digest('hex');

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

/** Unique to this run; as an email, one that no mail can reach. */
export const newName = ({ mark }: Trial, kind: RecordKind, words: string): string =>
  kind.fields[nameField(kind)] === 'email' ? `${mark}-${words}@check.invalid` : `${mark} ${words}`;

export const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  return form;
};

/** The whole form of spec 3. NotTried where a record to point to is missing. */
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

export const renameOptions = (kind: RecordKind, name: string): CallOptions => {
  const fields = { [nameField(kind)]: name };
  return kind.updateBody === 'json' ? { json: fields } : { form: formOf(fields) };
};
