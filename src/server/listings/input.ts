import { UNSET_FIELD } from '../../contract/endpoints';
import { searchTextOf } from '../database/searchText';
import { ApiError } from '../errors/apiError';
import type { CommittedFile } from '../files/fileRows';
import { shortText } from '../http/fieldText';
import type { RequiredRule, StoredKind } from './kinds';
import { type Changes, referenceColumn, textOf } from './row';

/** Where a field's value is stored, by the field's wire name. */
const columnsOf = ({ endpoint }: StoredKind): Map<string, string> => {
  const { fields, files, references } = endpoint;
  return new Map<string, string>([
    ...Object.keys(fields).map((field) => [field, field] as const),
    ...Object.entries(files).map(([column, { sentAs }]) => [sentAs, column] as const),
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
export const readUserChanges = (
  kind: StoredKind,
  form: Readonly<Record<string, string>>,
  files: readonly CommittedFile[],
): Changes => {
  const columns = columnsOf(kind);
  const changes = emptied(columns, form[UNSET_FIELD]);
  for (const [field, column] of columns) {
    const read = kind.texts[field] ?? shortText;
    const text = read(form[field], field);
    if (text !== undefined) changes[column] = text;
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
export const requireFields = ({ endpoint }: StoredKind, rule: RequiredRule, record: Readonly<Record<string, unknown>>) => {
  for (const alternatives of rule) {
    const [first] = alternatives;
    if (first === undefined || alternatives.some((column) => textOf(record, column) !== null)) continue;
    throw new ApiError(400, 'Please fill in required fields', endpoint.files[first]?.sentAs ?? first);
  }
};

/** The text a record is found by (see kinds.ts, searched). */
export const searchTextFrom = ({ searched }: StoredKind, record: Readonly<Record<string, unknown>>): string =>
  searchTextOf(searched.map((columns) => columns.map((column) => textOf(record, column) ?? '').join(' ')));
