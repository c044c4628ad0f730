import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** Shows a failed call in a fail alert with its own message (spec 8); a call that the person stopped is only mentioned. */
export const useFailureAlert = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (failure: unknown, signal?: AbortSignal) => {
      if (signal?.aborted) return notify('catalogue.upload.cancelled', { type: 'info' });
      const message = failure instanceof Error && failure.message !== '' ? failure.message : translate('catalogue.error.unknown');
      return notify(message, { type: 'error', messageArgs: { _: message } });
    },
    [notify, translate],
  );
};
