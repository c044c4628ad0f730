import { useState } from 'react';
import { type RaRecord, useGetList, useNotify } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_LIMIT, TYPE_AHEAD_MINIMUM } from '../../contract/limits';
import { isBlank } from '../../contract/text';

const NONE: RaRecord[] = [];
const PAGE = { page: 1, perPage: SEARCH_LIMIT };

/** Long enough to search for: 3 characters with their spaces, but not blank (spec 5). */
const isSearchable = (text: string) => text.length >= TYPE_AHEAD_MINIMUM && !isBlank(text);

/**
 * The published lookup behind a picker (spec 5, 7). What it gives always belongs to the text as typed: an answer to an older text is
 * dropped and its request aborted.
 * @returns `setTyped` for every key, `setSettled` for the text after the pause; `records` found; `state`: 'short' below 3 characters,
 *   'loading', 'found', 'none', or 'failed' with the call's `error`
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
  const records = enabled && data ? data : NONE;
  const outcome = error ? 'failed' : records.length > 0 ? 'found' : 'none';
  const state = !isSearchable(typed) ? 'short' : !enabled || isFetching ? 'loading' : outcome;
  return { setTyped, setSettled, records, state } as const;
};
