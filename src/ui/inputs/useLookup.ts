import { useState } from 'react';
import { type RaRecord, useGetList, useNotify } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_LIMIT, TYPE_AHEAD_MINIMUM } from '../../contract/limits';
import { isBlank } from '../../contract/text';

const NO_RECORDS: RaRecord[] = [];
const PAGE = { page: 1, perPage: SEARCH_LIMIT };

/** 3 characters with their spaces, but not blank (spec 5). */
const isSearchable = (text: string) => text.length >= TYPE_AHEAD_MINIMUM && !isBlank(text);

/**
 * The published lookup behind a picker (spec 5, 7). Its records always belong to the text as typed: `setTyped` hears of every key,
 * `setSettled` of the text after the pause.
 */
export const useLookup = (reference: LookupName) => {
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  const enabled = isSearchable(settled) && typed === settled;
  const { data, error, isFetching } = useGetList(
    reference,
    { pagination: PAGE, filter: { lookup: settled } },
    { enabled, retry: false, gcTime: 0, onError: (failure) => notify(failure.message, { type: 'error' }) },
  );
  const records = enabled && data ? data : NO_RECORDS;
  const outcome = error ? 'failed' : records.length > 0 ? 'found' : 'none';
  const state = !isSearchable(typed) ? 'short' : !enabled || isFetching ? 'loading' : outcome;
  return { setTyped, setSettled, records, state, failure: error?.message } as const;
};
