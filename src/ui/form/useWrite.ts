import { useRef, useState } from 'react';
import type { OnProgress } from '../../providers/types';
import { useServices } from '../services';

export interface WriteMeta {
  signal: AbortSignal;
  onProgress: OnProgress;
}

/**
 * Runs the writes of one form, one at a time: however often and fast a button is pressed, one request goes out.
 * @returns `run`, which resolves to whether the write went through; the last write's `error`; a running write's `progress`, 0 to 1, else null
 */
export const useWrite = () => {
  const { activity } = useServices();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<Error | null>(null);

  const run = async (write: (meta: WriteMeta) => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    setError(null);
    try {
      const onProgress = (fraction: number) => {
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
