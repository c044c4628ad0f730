import type { RaRecord } from 'react-admin';
import type { CatalogueRecord } from './types';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** react-admin's record of an API record; undefined where there is no object with an id. Ids are texts, also of a server that counts. */
export const toRecord = (value: unknown): CatalogueRecord | undefined => {
  if (!isObject(value) || !(typeof value._id === 'string' || typeof value._id === 'number')) return undefined;
  const _id = String(value._id);
  return { ...value, _id, id: _id };
};

export const toRecords = (value: unknown): CatalogueRecord[] => {
  const records = new Map<string, CatalogueRecord>();
  for (const row of Array.isArray(value) ? value : []) {
    const record = toRecord(row);
    if (record && !records.has(record._id)) records.set(record._id, record);
  }
  return [...records.values()];
};

/** Hands a record to react-admin under the type its caller named; the API's answer is what it is. */
export const recordAs = <T extends RaRecord>(record: CatalogueRecord): T => record as RaRecord as T;
