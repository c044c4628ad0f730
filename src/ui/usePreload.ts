import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { whenIdle } from './atRest';

interface Loadable {
  preload: () => Promise<unknown>;
}

/**
 * Loads what the person is likely to need next, one after the other, once the page is ready, until the page is left.
 * @param when calls back at a moment in which a part may be read, which can take as long as some frames; each part waits for one
 */
export const usePreload = (parts: readonly (Loadable | undefined)[], isReady = true, when = whenIdle) => {
  const loadAt = useEvent((index: number) => parts[index]?.preload());
  const count = parts.length;
  const wait = useEvent(when);
  useEffect(() => {
    if (!isReady) return;
    let cancel: (() => void) | undefined;
    let hasLeft = false;
    const next = (index: number) => {
      if (hasLeft || index === count) return;
      cancel = wait(async () => {
        if (!navigator.onLine) return;
        try {
          await loadAt(index);
          next(index + 1);
        } catch {
          // Nobody waits for it: what can't be had says so when it is asked for. No other is tried: not all browsers ask twice for a script
          // that they could not get.
        }
      });
    };
    next(0);
    return () => {
      hasLeft = true;
      cancel?.();
    };
  }, [isReady, count, loadAt, wait]);
};
