import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Milliseconds, for Safari, which can't tell when it is idle. */
const SETTLED_AFTER = 1_000;

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
};

interface Loadable {
  preload: () => Promise<unknown>;
}

/** Loads what the person is likely to need next, one after the other, once the page is ready and the browser idle, until the page is left. */
export const usePreload = (parts: readonly (Loadable | undefined)[], isReady = true) => {
  const preload = useEvent(async (isLeft: () => boolean) => {
    try {
      for (const part of parts) {
        if (isLeft() || !navigator.onLine) return;
        await part?.preload();
      }
    } catch {
      // Nobody waits for it: what can't be had says so when it is asked for. No other is tried: browsers do not ask twice for a script that
      // they could not get.
    }
  });
  useEffect(() => {
    if (!isReady) return;
    let hasLeft = false;
    const cancel = whenIdle(() => preload(() => hasLeft));
    return () => {
      hasLeft = true;
      cancel();
    };
  }, [isReady, preload]);
};
