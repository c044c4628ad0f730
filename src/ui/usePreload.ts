import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Safari can't tell when it is idle; by then (milliseconds) a page has settled. */
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

/**
 * Loads what the person is likely to need next, one after the other, once the browser is idle.
 * @param isReady the page itself has all it needs
 */
export const usePreload = (parts: readonly (Loadable | undefined)[], isReady = true) => {
  const preload = useEvent(async () => {
    // Nobody waits for it: what can't be had says so when it is asked for.
    for (const part of parts) await part?.preload().catch(() => undefined);
  });
  useEffect(() => (isReady ? whenIdle(preload) : undefined), [isReady, preload]);
};
