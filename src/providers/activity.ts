import { IDLE_LOGOUT_AFTER, IDLE_WARNING_AFTER } from '../contract/limits';
import { createSafeStorage } from './safeStorage';
import type { Activity } from './types';

const KEY = 'lastActivity';
/** Milliseconds: a moving mouse reports itself a hundred times a second. */
const NOTE_EVERY = 250;
const WAITS_FOR = 30_000;

/** Kept in local storage, for other tabs and pages opened later (spec 9). Compares with the wall clock, so that sleep counts. */
export const createActivity = (
  times = { warningAfter: IDLE_WARNING_AFTER, logoutAfter: IDLE_LOGOUT_AFTER },
  base = '',
): Activity => {
  const storage = createSafeStorage(() => window.localStorage, base);
  const listeners = new Set<() => void>();
  const restart = () => storage.set(KEY, String(Date.now()));
  const idleFor = () => {
    const stored = storage.get(KEY);
    const idle = stored === null ? Number.NaN : Date.now() - Number(stored);
    if (idle >= 0) return idle;
    // Unknown, or in the future because the clock was set back: counted from now.
    restart();
    return 0;
  };
  const touch = () => {
    const idle = idleFor();
    if (idle < NOTE_EVERY || idle >= times.logoutAfter) return;
    restart();
    for (const listener of listeners) listener();
  };
  return {
    ...times,
    idleFor,
    restart,
    touch,
    during: (work) => {
      const timer = setInterval(touch, WAITS_FOR);
      return work.finally(() => clearInterval(timer));
    },
    onChange: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (storage.keyOf(event) === KEY) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
};
