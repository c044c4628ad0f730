import { useMemo } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

/**
 * The record behind a reference that is a bare id, by the name that search results carry beside it (spec 3).
 * @param source the reference field, such as 'artist'
 * @param beside the field with the name, such as 'artistStatic'
 * @returns undefined where the reference is no bare id or has no name beside it
 */
export const useNameBeside = (source: string, beside: string): RaRecord | undefined => {
  const record = useRecordContext();
  const id: unknown = record?.[source];
  const names: unknown = record?.[beside];
  return useMemo(
    () => (typeof id === 'string' && typeof names === 'object' && names !== null ? { ...names, id } : undefined),
    [id, names],
  );
};
