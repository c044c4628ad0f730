import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from './failure';

/** Tells of a failed call in its own words (spec 8), and of one that the person cancelled. */
export const useFailureAlert = () => {
  const notify = useNotify();
  return useCallback(
    (failure: unknown, signal?: AbortSignal) => {
      if (signal?.aborted) return notify('catalogue.upload.cancelled', { type: 'warning' });
      const text = failureText(failure);
      if (text) notify(text, { type: 'error' });
    },
    [notify],
  );
};
