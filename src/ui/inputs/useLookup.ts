import { type RaRecord, useGetList } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_DELAY, SEARCH_LIMIT, TYPE_AHEAD_MINIMUM } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import { useFailureAlert } from '../form/useFailureAlert';
import { useDebounced } from '../list/useDebounced';

const NO_RECORDS: RaRecord[] = [];
const PAGE = { page: 1, perPage: SEARCH_LIMIT };

/** 3 characters with their spaces, but not blank (spec 5). */
const isSearchable = (text: string) => text.length >= TYPE_AHEAD_MINIMUM && !isBlank(text);

/**
 * The published lookup behind a picker (spec 5, 7), asked once the typing pauses. Its records always belong to the text as typed.
 * @param typed what was typed since the last choice
 */
export const useLookup = (reference: LookupName, typed: string) => {
  const alertFailure = useFailureAlert();
  const settled = useDebounced(typed, SEARCH_DELAY);
  const enabled = isSearchable(settled) && typed === settled;
  const { data, error, isFetching } = useGetList(
    reference,
    { pagination: PAGE, filter: { lookup: settled } },
    { enabled, retry: false, gcTime: 0, onError: (failure) => alertFailure(failure) },
  );
  const records = enabled && data ? data : NO_RECORDS;
  const outcome = error ? 'failed' : records.length > 0 ? 'found' : 'none';
  const state = !isSearchable(typed) ? 'short' : !enabled || isFetching ? 'loading' : outcome;
  return { records, state, failure: error?.message } as const;
};
