import { useRef, useState } from 'react';
import { useNotificationContext } from 'react-admin';
import type { OnProgress } from '../../providers/types';
import { useServices } from '../services';

export interface WriteMeta {
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** The writes of one form, one at a time. `run` resolves to whether it went through; `progress` is 0 to 1, null while none runs. */
export const useWrite = () => {
  const { activity } = useServices();
  const { resetNotifications } = useNotificationContext();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<Error | null>(null);

  const run = async (write: (meta: WriteMeta) => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    setError(null);
    resetNotifications();
    try {
      const onProgress = (fraction: number) => {
        // Of a write that is over, as one that was cancelled: the form would wait for it without end.
        if (running.current !== controller) return;
        // Whoever waits for an upload is not idle.
        activity.touch();
        setProgress(fraction);
      };
      await write({ signal: controller.signal, onProgress });
      return true;
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      return false;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { run, error, progress, isWriting: progress !== null, cancel: () => running.current?.abort() };
};
