import sharp from 'sharp';
import { eachKind, type FieldFormat, KINDS, type ResourceName } from '../../src/contract/kinds';
import { wav } from './files/wav';

/** A real PNG picture, each colour its own bytes. */
export const picture = async (name = 'picture.png', colour = '#336699'): Promise<File> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
};

/** A real WAV file: a tone of so many seconds. */
export const sound = (name = 'tone.wav', seconds = 1): File =>
  new File([new Uint8Array(wav(seconds))], name, { type: 'audio/wav' });

/** A multipart form of these fields, in this order. */
export const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** The field that names a record of the kind: the first of spec 3. */
export const NAME_FIELDS = eachKind(({ fields }) => Object.keys(fields)[0] ?? '_id');

const TEXTS: Readonly<Record<FieldFormat, string>> = {
  text: 'A text',
  webAddress: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  link: 'https://example.org/',
  html: '<p>A text</p>',
  targetType: '',
  id: '',
  email: 'somebody@example.org',
  role: 'manager',
  flag: 'true',
};

/** Fields that a record needs to be created and later updated (spec 5), beside its name. */
export const requiredBeside = async (name: ResourceName): Promise<Record<string, string | File>> => {
  const { constants, fields, files, required } = KINDS[name];
  const beside: Record<string, string | File> = { ...constants };
  for (const [field = ''] of required.update.filter((group) => !group.includes(NAME_FIELDS[name]))) {
    const file = files[field];
    if (file) beside[file.sentAs] = file.takes === 'image' ? await picture() : sound();
    else beside[field] = TEXTS[fields[field] ?? 'text'];
  }
  return beside;
};
