import { UNSET_FIELD } from '../contract/endpoints';
import type { RecordKind } from '../contract/kinds';
import { trimText } from '../contract/text';
import { isObject } from './parse';
import type { ChosenFile } from './types';

export type Values = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean;
type SentFields = Map<string, Scalar>;

/** Tells a newly chosen file from the address of a stored one. By shape, as a test's File may be of another realm. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  isObject(value) &&
  typeof value.rawFile === 'object' &&
  value.rawFile !== null &&
  'arrayBuffer' in value.rawFile &&
  'name' in value.rawFile;

export const referenceId = (value: unknown): unknown => (isObject(value) ? (value._id ?? value.id) : value);

/** A value as it is sent; undefined for all that counts as empty. Text that nobody edited goes back as it came. */
const sentValue = (value: unknown, previous: unknown): Scalar | undefined => {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (typeof value !== 'string') return undefined;
  const trimmed = trimText(value);
  if (trimmed === '') return undefined;
  return value === previous ? value : trimmed;
};

const filledFields = ({ fields, references }: RecordKind, values: Values, previous: Values): SentFields => {
  const filled: SentFields = new Map();
  for (const name of [...Object.keys(fields), ...Object.keys(references)]) {
    const value = sentValue(referenceId(values[name]), previous[name]);
    if (value !== undefined) filled.set(name, value);
  }
  return filled;
};

const emptiedFields = (kind: RecordKind, filled: SentFields, values: Values, previous: Values): string[] => {
  const fields = [...filledFields(kind, previous, previous).keys()].filter((name) => !filled.has(name));
  const files = Object.entries(kind.files).filter(([name]) => previous[name] && !values[name]);
  return [...fields, ...files.map(([, { sentAs }]) => sentAs)];
};

/** Texts before files: a server that reads as it goes knows the record before the bytes come. */
const multipart = ({ files }: RecordKind, fields: SentFields, values: Values): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, String(value));
  for (const [name, { sentAs }] of Object.entries(files)) {
    const value = values[name];
    if (isChosenFile(value)) form.append(sentAs, value.rawFile, value.rawFile.name);
  }
  return form;
};

/** Body of POST (spec 3, 'Sent'; spec 7): texts trimmed, empty ones left out, references as ids, new files. */
export const createBody = (kind: RecordKind, values: Values, publish: boolean): FormData => {
  const fields = filledFields(kind, values, {});
  for (const [name, value] of Object.entries(kind.constants)) fields.set(name, value);
  if (kind.publishable) fields.set('isPublished', publish);
  return multipart(kind, fields, values);
};

/**
 * Body of PATCH: as for POST, and `unset` with the fields that were emptied. What the form does not name is sent as it was.
 * @param previous the record as last known; the publication state is its own, never the form's
 */
export const updateBody = (kind: RecordKind, edited: Values, previous: Values): FormData | Record<string, Scalar> => {
  const values = { ...previous, ...edited };
  const fields = filledFields(kind, values, previous);
  const emptied = emptiedFields(kind, fields, values, previous);
  const { isPublished } = previous;
  for (const [name, value] of Object.entries(kind.constants)) fields.set(name, value);
  if (kind.updateSendsPublication && typeof isPublished === 'boolean') fields.set('isPublished', isPublished);
  if (emptied.length > 0) fields.set(UNSET_FIELD, emptied.join(','));
  return kind.updateBody === 'json' ? Object.fromEntries(fields) : multipart(kind, fields, values);
};
