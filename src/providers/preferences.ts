import type { Store } from 'react-admin';
import { parseJson } from './parse';
import { createSafeStorage } from './safeStorage';

/** What belongs to the screen and the hands before it, and not to what a person works at. */
const KEPT: readonly string[] = ['theme', 'screen.rowsPerPage', 'screen.slashKey'];
/** As react-admin's own store has it, so that a look that was chosen once stays. */
const PREFIX = 'RaStore.';

/**
 * react-admin's store in a storage that may be blocked or full, where its own throws. Emptied at every logout but for what
 * is kept.
 */
export const createPreferences = (open: () => Storage = () => window.localStorage, base = ''): Store => {
  const storage = createSafeStorage(open, base);
  const listeners = new Set<{ key: string; tell: (value: unknown) => void }>();

  const publish = (key: string, value: unknown) => {
    for (const listener of [...listeners]) if (listener.key === key) listener.tell(value);
  };
  /** What is stored is what its reader put there. */
  const getItem = <T>(key: string, byDefault?: T) => (parseJson(storage.get(PREFIX + key)) ?? byDefault) as T | undefined;
  const setItem = (key: string, value: unknown) => {
    if (value === undefined) storage.remove(PREFIX + key);
    else storage.set(PREFIX + key, JSON.stringify(value));
    publish(key, value);
  };
  const removeItems = (begin: string, isKept = (_key: string) => false) => {
    const keys = storage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
    for (const key of keys) if (key.startsWith(begin) && !isKept(key)) setItem(key, undefined);
  };
  const onOtherTab = (event: StorageEvent) => {
    const key = storage.keyOf(event);
    if (key?.startsWith(PREFIX)) publish(key.slice(PREFIX.length), parseJson(event.newValue));
  };

  return {
    setup: () => window.addEventListener('storage', onOtherTab),
    teardown: () => window.removeEventListener('storage', onOtherTab),
    getItem,
    setItem,
    removeItem: (key) => setItem(key, undefined),
    removeItems: (begin) => removeItems(begin),
    reset: () => removeItems('', (key) => KEPT.includes(key)),
    subscribe: (key, tell) => {
      const listener = { key, tell };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
