import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from './failure';

/** Why a write is cancelled whose last byte was out. */
export const MAY_BE_SAVED = 'mayBeSaved';

/** Tells of a failed call in its own words (spec 8), and of one that the person cancelled. */
export const useFailureAlert = () => {
  const notify = useNotify();
  return useCallback(
    (failure: unknown, signal?: AbortSignal) => {
      if (signal?.aborted) {
        const outcome = signal.reason === MAY_BE_SAVED ? 'cancelledLate' : 'cancelled';
        return notify(`catalogue.upload.${outcome}`, { type: 'warning' });
      }
      const text = failureText(failure);
      if (text) notify(text, { type: 'error' });
    },
    [notify],
  );
};
