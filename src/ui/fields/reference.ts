import type { RaRecord } from 'react-admin';

const isRecord = (value: unknown): value is RaRecord & { _id: string } =>
  typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';

/**
 * A reference as the API gives it: an object, a bare id or null (decisions, 'Calls').
 * @returns the id, and the referenced record where it is known; null where there is no reference
 */
export const readReference = (value: unknown): { id: string; record?: RaRecord } | null => {
  if (typeof value === 'string' && value !== '') return { id: value };
  if (isRecord(value)) return { id: value._id, record: { ...value, id: value._id } };
  return null;
};
