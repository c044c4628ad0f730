import { type FieldFormat, type FileKind, formFields, type RecordKind } from '../../../contract/kinds';
import { TEXT_LIMIT } from '../../../contract/limits';
import { linkAddress } from '../../../contract/links';
import { composed, isBlank, trimText, withoutOverrides } from '../../../contract/text';
import { readReference } from '../../fields/reference';
import { isChosenFile } from '../../inputs/useFilePicker';

export type Values = Readonly<Record<string, unknown>>;
export type PartFormat = FieldFormat | FileKind | 'reference';

/** What of a form is merged as one: a field, or fields that mean something only together. Called by the name of its first field. */
export interface Part {
  name: string;
  format: PartFormat;
  fields: readonly [string, ...string[]];
}

/** A state that a button beside the form changes is no part of the text. */
const OUTSIDE: readonly PartFormat[] = ['flag'];

/**
 * The parts of a form, in its order: every field is one, but for an announcement's target, which is none without its type.
 * @param names of the fields that the form has
 */
export const partsOf = (kind: RecordKind, names: readonly string[]): Part[] => {
  const formatOf = (name: string) => kind.fields[name] ?? kind.files[name]?.takes ?? 'reference';
  const ids = names.filter((name) => formatOf(name) === 'id');
  return formFields(kind)
    .filter((name) => names.includes(name) && !ids.includes(name))
    .map((name): Part => ({ name, format: formatOf(name), fields: formatOf(name) === 'targetType' ? [name, ...ids] : [name] }))
    .filter(({ format }) => !OUTSIDE.includes(format));
};

const TAGS = /<[^>]*>/g;

/** A text as the server keeps it; null where nothing of it shows. */
const keptText = (value: string, format: PartFormat): string | null => {
  if (isBlank(format === 'html' ? value.replace(TAGS, ' ') : value)) return null;
  if (format === 'html') return trimText(value);
  const text = composed(trimText(withoutOverrides(value)), TEXT_LIMIT);
  if (format === 'email') return text.toLowerCase();
  const isLink = format === 'link' || format === 'webAddress';
  return (isLink ? linkAddress(text, { contacts: format === 'link' }) : undefined) ?? text;
};

/** What tells a value from another: of a reference its id, of a file its address; null for all that counts as empty. */
const identity = (value: unknown, format: PartFormat): unknown => {
  if (isChosenFile(value)) return value.src;
  if (format === 'reference' || typeof value === 'object') return readReference(value)?.id ?? null;
  return typeof value === 'string' ? keptText(value, format) : (value ?? null);
};

const isSame = ({ fields, format }: Part, one: Values, other: Values): boolean =>
  fields.every((field) => identity(one[field], format) === identity(other[field], format));

/** The fields of some parts, with their values from here. */
export const valuesOf = (parts: readonly Part[], values: Values): Values =>
  Object.fromEntries(parts.flatMap(({ fields }) => fields.map((field) => [field, values[field] ?? null])));

export interface Merged {
  /** Changed by them alone: theirs is taken. */
  taken: readonly Part[];
  /** Changed by both, into something else. */
  conflicts: readonly Part[];
  /** Of all parts: theirs where they alone changed it or both say the same, else mine. */
  values: Values;
}

/**
 * Three versions of one record made into one.
 * @param base as it was when the form was filled
 * @param theirs as it is now
 * @param mine what the form holds
 */
export const mergeThree = (parts: readonly Part[], base: Values, theirs: Values, mine: Values): Merged => {
  const changed = parts.filter((part) => !isSame(part, base, theirs));
  const untouched = (part: Part) => isSame(part, base, mine);
  const alike = changed.filter((part) => isSame(part, theirs, mine));
  const taken = changed.filter((part) => untouched(part) && !alike.includes(part));
  const conflicts = changed.filter((part) => !untouched(part) && !alike.includes(part));
  return { taken, conflicts, values: { ...valuesOf(parts, mine), ...valuesOf([...taken, ...alike], theirs) } };
};
