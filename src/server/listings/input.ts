import { ENDPOINTS, type ListingName, UNSET_FIELD } from '../../contract/endpoints';
import type { CommittedFile } from '../database/fileRows';
import { searchTextOf } from '../database/searchText';
import { ApiError } from '../http/errors';
import { linkText, shortText } from '../http/text';
import { LISTING_KINDS, type RequiredRule } from './kinds';
import { referenceColumn, textOf } from './row';

/** Columns that a form changes: texts, ids of references, keys of files; null empties. */
export type Changes = Record<string, string | null>;

/** Where a field's value is stored, by the field's wire name. */
const columnsOf = (kind: ListingName): Map<string, string> => {
  const { fields, files, references } = ENDPOINTS[kind];
  return new Map<string, string>([
    ...fields.map((field) => [field, field] as const),
    ...Object.entries(files).map(([column, wire]) => [wire, column] as const),
    ...Object.keys(references).map((field) => [field, referenceColumn(field)] as const),
  ]);
};

/** The optional fields that the person emptied (decisions, 'Calls'). */
const emptied = (columns: ReadonlyMap<string, string>, unset: string | undefined): Changes => {
  const names = (unset ?? '').split(',').map((name) => name.trim());
  return Object.fromEntries(
    names
      .filter((name) => name !== '')
      .map((name) => {
        const column = columns.get(name);
        if (column === undefined) throw new ApiError(400, `There is no field ${name} to empty.`, UNSET_FIELD);
        return [column, null];
      }),
  );
};

/**
 * What a form says about the record's columns. Blank texts count as not sent; a field both sent and named in `unset` keeps what was sent.
 * @throws ApiError 400 for a text too long, a link that is none, an unknown name in `unset`
 */
export const changesFrom = (
  kind: ListingName,
  form: Readonly<Record<string, string>>,
  files: readonly CommittedFile[],
): Changes => {
  const columns = columnsOf(kind);
  const changes = emptied(columns, form[UNSET_FIELD]);
  for (const [field, column] of columns) {
    const text = shortText(form[field], field);
    if (text !== undefined) changes[column] = LISTING_KINDS[kind].links.includes(field) ? linkText(text, field) : text;
  }
  for (const { field, key } of files) {
    const column = columns.get(field);
    if (column !== undefined) changes[column] = key;
  }
  return changes;
};

/**
 * Checks what a record would hold against a required rule (spec 5).
 * @throws ApiError 400 with the words of spec 5, naming the first field that is missing by its wire name
 */
export const requireFields = (kind: ListingName, rule: RequiredRule, record: Readonly<Record<string, unknown>>) => {
  const wireNames: Readonly<Record<string, string>> = ENDPOINTS[kind].files;
  for (const alternatives of rule) {
    const [first] = alternatives;
    if (first === undefined || alternatives.some((column) => textOf(record, column) !== null)) continue;
    throw new ApiError(400, 'Please fill in required fields', wireNames[first] ?? first);
  }
};

/** The text a record is found by (see kinds.ts, searched). */
export const searchTextFrom = (kind: ListingName, record: Readonly<Record<string, unknown>>): string =>
  searchTextOf(LISTING_KINDS[kind].searched.map((columns) => columns.map((column) => textOf(record, column) ?? '').join(' ')));
