import { UNSET_FIELD } from '../../contract/endpoints';
import { formFields, type RequiredRule } from '../../contract/kinds';
import { ApiError } from '../errors/apiError';
import type { CommittedFile } from '../files/fileRows';
import { shortText } from '../http/fieldText';
import { FIELD_READERS } from './fieldReaders';
import { type Changes, referenceColumn, type StoredKind, storedText } from './storedKind';

/** Where a field's value is stored, by the name it is sent under. */
const columnsBySentName = (kind: StoredKind): Map<string, string> =>
  new Map(
    formFields(kind).map((field) => [
      kind.files[field]?.sentAs ?? field,
      field in kind.references ? referenceColumn(field) : field,
    ]),
  );

/** The optional fields that the person emptied. */
const emptied = (columns: ReadonlyMap<string, string>, unset = ''): Changes => {
  const names = unset.split(',').map((name) => name.trim());
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
 * What the texts of a form say about the record's columns. Blank texts count as not sent; a field both sent and named in `unset` keeps what was sent.
 * @throws ApiError 400 for a text too long, a link that is none, an unknown name in `unset`
 */
export const changesFrom = (kind: StoredKind, form: Readonly<Record<string, string>>): Changes => {
  const columns = columnsBySentName(kind);
  const changes = emptied(columns, form[UNSET_FIELD]);
  for (const [sentName, column] of columns) {
    const format = kind.fields[sentName];
    const read = format === undefined ? shortText : FIELD_READERS[format];
    const text = read(form[sentName], sentName);
    if (text !== undefined) changes[column] = text;
  }
  return changes;
};

/** The same with the files of the form. Apart from its texts, which are read once, and before a file goes to the store. */
export const withFiles = (
  kind: StoredKind,
  changes: Changes,
  files: readonly Pick<CommittedFile, 'field' | 'key'>[],
): Changes => {
  const columns = columnsBySentName(kind);
  const keys = files.flatMap(({ field, key }) => {
    const column = columns.get(field);
    return column === undefined ? [] : [[column, key] as const];
  });
  return { ...changes, ...Object.fromEntries(keys) };
};

/**
 * Checks what a record would hold against a required rule (spec 5).
 * @throws ApiError 400 with the words of spec 5, naming the first field that is missing by the name it is sent under
 */
export const requireFields = ({ files }: StoredKind, rule: RequiredRule, record: Readonly<Record<string, unknown>>) => {
  for (const alternatives of rule) {
    const [first] = alternatives;
    if (first === undefined || alternatives.some((column) => storedText(record, column) !== null)) continue;
    throw new ApiError(400, 'Please fill in required fields', files[first]?.sentAs ?? first);
  }
};
