import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from './failure';

/** Why a write is cancelled whose last byte was out: it may be saved; and one that the API knows again when it is sent once more. */
export const MAY_BE_SAVED = 'cancelledLate';
export const MAY_BE_SAVED_ONCE = 'cancelledOnce';

/** Tells of a failed call in its own words (spec 8), and of one that the person cancelled. */
export const useFailureAlert = () => {
  const notify = useNotify();
  return useCallback(
    (failure: unknown, signal?: AbortSignal) => {
      if (signal?.aborted) {
        const outcome = [MAY_BE_SAVED, MAY_BE_SAVED_ONCE].find((late) => late === signal.reason) ?? 'cancelled';
        return notify(`catalogue.upload.${outcome}`, { type: 'warning' });
      }
      const text = failureText(failure);
      if (text) notify(text, { type: 'error' });
    },
    [notify],
  );
};
