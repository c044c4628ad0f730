import type { RaRecord } from 'react-admin';
import { KINDS, type LookupName, recordName } from '../../contract/kinds';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A reference as the API gives it: an object, a bare id or null. Gives the record too where something of it is known.
 * @param names what search results carry beside a bare id, such as artistStatic (spec 3)
 */
export const readReference = (value: unknown, names?: unknown): { id: string; record?: RaRecord } | null => {
  if (typeof value === 'string' && value !== '')
    return { id: value, record: isObject(names) ? { ...names, id: value } : undefined };
  if (isObject(value) && typeof value._id === 'string') return { id: value._id, record: { ...value, id: value._id } };
  return null;
};

export const referenceIn = (record: RaRecord | undefined, field: string) =>
  readReference(record?.[field], record?.[`${field}Static`]);

/** Only its id is left: the server says that there is nothing any more to name it by. */
export const isDeleted = (record: RaRecord, field: string) =>
  record[`${field}Static`] === null && referenceIn(record, field) !== null;

/** Name of the record that a field refers to, '' where it is not known. Makes no call. */
export const referenceName = (record: RaRecord, field: string, reference: LookupName): string =>
  recordName(KINDS[reference], referenceIn(record, field)?.record ?? {});
