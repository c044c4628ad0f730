import type { RaRecord } from 'react-admin';
import type { CatalogueRecord } from './types';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text, undefined where it is none. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text, undefined for anything that is no text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** react-admin's record of an API record: `id` beside `_id`. Undefined where there is no object with an id. */
export const toRecord = (value: unknown): CatalogueRecord | undefined => {
  if (!isObject(value)) return undefined;
  const id = value._id ?? value.id;
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return { ...value, _id: String(id), id: String(id) };
};

/** The records of a list answer in their order, each once, whatever the server repeats. */
export const toRecords = (value: unknown): CatalogueRecord[] => {
  const records = new Map<string, CatalogueRecord>();
  for (const row of Array.isArray(value) ? value : []) {
    const record = toRecord(row);
    if (record && !records.has(record._id)) records.set(record._id, record);
  }
  return [...records.values()];
};

/** Hands a parsed record to react-admin under the type its caller named; the API's answer is what it is. */
export const named = <T extends RaRecord>(record: CatalogueRecord): T => record as RaRecord as T;
