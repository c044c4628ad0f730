import type { RaRecord } from 'react-admin';
import { KINDS, type LookupName, recordName } from '../../contract/kinds';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** As text: another server may count its records. */
const idOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;

/**
 * A reference as the API gives it: an object, a bare id or null. Gives the record too where something of it is known.
 * @param names what search results carry beside a bare id, such as artistStatic (spec 3)
 */
export const readReference = (value: unknown, names?: unknown): { id: string; record?: RaRecord } | null => {
  const id = idOf(isObject(value) ? value._id : value);
  if (id === null) return null;
  const known = isObject(value) ? value : names;
  return { id, record: isObject(known) ? { ...known, id } : undefined };
};

/** What stands for a record of which only the id is known, and tells those of one name apart: ids that count up differ at their end. */
export const shortId = (id: string) => `…${id.slice(-6)}`;

export const referenceIn = (record: RaRecord | undefined, field: string) =>
  readReference(record?.[field], record?.[`${field}Static`]);

/** Only its id is left: the server says that there is nothing any more to name it by. */
export const isDeleted = (record: RaRecord, field: string) =>
  record[`${field}Static`] === null && referenceIn(record, field) !== null;

/** Name of the record that a field refers to, '' where it is not known. Makes no call. */
export const referenceName = (record: RaRecord, field: string, reference: LookupName): string =>
  recordName(KINDS[reference], referenceIn(record, field)?.record ?? {});
