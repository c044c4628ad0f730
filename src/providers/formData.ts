import { UNSET_FIELD } from '../contract/endpoints';
import type { RecordKind } from '../contract/kinds';
import { trimText } from '../contract/text';
import { isObject } from './parse';
import type { ChosenFile } from './types';

/** A form's values, or a record, by field name. */
export type Values = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean;

/** What goes out, before its encoding: the fields by wire name, then the new files. */
interface Wire {
  fields: Map<string, Scalar>;
  files: Map<string, File>;
}

/** Tells a newly chosen file from the address of a stored one. By shape, as a test's File may be of another realm. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  isObject(value) &&
  typeof value.rawFile === 'object' &&
  value.rawFile !== null &&
  'arrayBuffer' in value.rawFile &&
  'name' in value.rawFile;

/** The id behind a reference: an object with `_id`, a bare id, or nothing (decisions, 'Calls'). */
export const referenceId = (value: unknown): unknown => (isObject(value) ? (value._id ?? value.id) : value);

/** A value as it is sent; undefined for all that counts as empty. Text that nobody edited goes back as it came. */
const scalarOf = (value: unknown, previous: unknown): Scalar | undefined => {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (typeof value !== 'string') return undefined;
  const trimmed = trimText(value);
  if (trimmed === '') return undefined;
  return value === previous ? value : trimmed;
};

const scalarsOf = ({ fields, references }: RecordKind, data: Values, previous: Values) => {
  const scalars = new Map<string, Scalar | undefined>();
  for (const name of Object.keys(fields)) scalars.set(name, scalarOf(referenceId(data[name]), previous[name]));
  for (const name of Object.keys(references)) scalars.set(name, scalarOf(referenceId(data[name]), undefined));
  return scalars;
};

const present = (scalars: ReadonlyMap<string, Scalar | undefined>) => {
  const fields: Wire['fields'] = new Map();
  for (const [name, value] of scalars) if (value !== undefined) fields.set(name, value);
  return fields;
};

const filesOf = ({ files }: RecordKind, data: Values) => {
  const chosen: Wire['files'] = new Map();
  for (const [name, { sentAs }] of Object.entries(files)) {
    const value = data[name];
    if (isChosenFile(value)) chosen.set(sentAs, value.rawFile);
  }
  return chosen;
};

/** Wire names of what had a value and has none now. */
const emptied = (kind: RecordKind, data: Values, previous: Values): string[] => {
  const before = scalarsOf(kind, previous, previous);
  const gone = [...scalarsOf(kind, data, previous)]
    .filter(([name, value]) => value === undefined && before.get(name) !== undefined)
    .map(([name]) => name);
  const goneFiles = Object.entries(kind.files)
    .filter(([name]) => Boolean(previous[name]) && !data[name])
    .map(([, { sentAs }]) => sentAs);
  return [...gone, ...goneFiles];
};

/** Multipart, texts before files, so that a server that reads as it goes knows the record before the bytes come. */
const multipart = ({ fields, files }: Wire): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, String(value));
  for (const [name, file] of files) form.append(name, file, file.name);
  return form;
};

/**
 * Body of POST (spec 3, 'Sent'; spec 7): the kind's fields, references as ids, new files, constants, and the publication state.
 * Texts are trimmed, empty ones left out.
 * @param publish whether the record is created published
 */
export const createBody = (kind: RecordKind, data: Values, publish: boolean): FormData => {
  const fields = present(scalarsOf(kind, data, {}));
  for (const [name, value] of Object.entries(kind.constants)) fields.set(name, value);
  if (kind.publishable) fields.set('isPublished', publish);
  return multipart({ fields, files: filesOf(kind, data) });
};

/**
 * Body of PATCH: as for POST, and `unset` with the wire names of optional fields that were emptied (decisions, 'Calls'). What the form
 * does not name stays as it was and is sent as it was; the publication state is the last known one, never the form's.
 * @param previous the record as last known
 * @returns FormData where the kind's update is multipart, a plain object (sent as JSON) where it is not
 */
export const updateBody = (kind: RecordKind, data: Values, previous: Values): FormData | Record<string, Scalar> => {
  const values = { ...previous, ...data };
  const fields = present(scalarsOf(kind, values, previous));
  const { isPublished } = previous;
  if (kind.updateSendsPublication && typeof isPublished === 'boolean') fields.set('isPublished', isPublished);
  const unset = emptied(kind, values, previous);
  if (unset.length > 0) fields.set(UNSET_FIELD, unset.join(','));
  return kind.updateBody === 'json' ? Object.fromEntries(fields) : multipart({ fields, files: filesOf(kind, values) });
};
