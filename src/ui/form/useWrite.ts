import { useRef, useState } from 'react';
import { HttpError, useNotificationContext } from 'react-admin';
import type { OnProgress } from '../../providers/types';
import { isAnswered } from './failure';
import { MAY_BE_SAVED, MAY_BE_SAVED_ONCE } from './useFailureAlert';
import type { FormKey } from './useFormKey';

export interface WriteMeta {
  signal: AbortSignal;
  onProgress: OnProgress;
  /** Of a form that creates: the key by which it does so once. */
  idempotencyKey?: string;
}

export interface WriteFailure {
  error: Error;
  /** No answer came, and all of it may have been out: it may be saved nevertheless. */
  mayBeSaved: boolean;
}

/**
 * The writes of one form, one at a time. `run` resolves to whether it went through; `progress` is 0 to 1, null while none runs.
 * @param formKey of a form that creates
 */
export const useWrite = (formKey?: FormKey) => {
  const { resetNotifications } = useNotificationContext();
  const running = useRef<AbortController | null>(null);
  /** Undefined until the browser tells of it. */
  const sent = useRef<number>(undefined);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const isOut = () => sent.current === undefined || sent.current >= 1;

  /** @param onFailure told of the failure also when the form is gone by then */
  const run = async (write: (meta: WriteMeta) => Promise<void>, onFailure?: (error: unknown) => void): Promise<boolean> => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    sent.current = undefined;
    setProgress(0);
    setFailure(null);
    resetNotifications();
    try {
      const onProgress = (fraction: number) => {
        // Of a write that is over, as one that was cancelled: the form would wait for it without end.
        if (running.current !== controller) return;
        sent.current = fraction;
        setProgress(fraction);
      };
      await write({ signal: controller.signal, onProgress, idempotencyKey: formKey?.forSending() });
      formKey?.set(undefined);
      return true;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      const isUnanswered = controller.signal.aborted || (error instanceof HttpError && !isAnswered(error));
      setFailure({ error, mayBeSaved: isUnanswered && isOut() });
      onFailure?.(reason);
      return false;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  const cancel = () => running.current?.abort(isOut() ? (formKey ? MAY_BE_SAVED_ONCE : MAY_BE_SAVED) : undefined);
  return { run, failure, progress, isWriting: progress !== null, cancel };
};
