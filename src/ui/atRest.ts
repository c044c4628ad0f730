import type { Activity } from '../providers/types';

/** Milliseconds, for Safari, which can't tell when it is idle. */
const SETTLED_AFTER = 200;

/** Calls back once the browser has nothing to do. @returns takes that back */
export const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
};

/** Milliseconds between two looks whether the hands are at rest. */
const LOOK_EVERY = 500;

/**
 * Calls back once nobody has done anything for a while and the browser has nothing to do: for work that is longer than a frame, which the next
 * key would have to wait for.
 * @param forMilliseconds for how long the hands are to be at rest
 * @returns takes that back
 */
export const whenAtRest = (activity: Pick<Activity, 'idleFor'>, forMilliseconds: number, work: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (activity.idleFor() >= forMilliseconds) return work();
    timer = setTimeout(() => {
      cancel = whenIdle(look);
    }, LOOK_EVERY);
  };
  let cancel = whenIdle(look);
  return () => {
    clearTimeout(timer);
    cancel();
  };
};
