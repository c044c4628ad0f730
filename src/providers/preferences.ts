import { localStorageStore, type Store } from 'react-admin';

/** What belongs to the screen and the hands before it, and not to what a person works at. */
const KEPT = ['theme', 'screen.rowsPerPage', 'screen.slashKey'];

/** react-admin's store, emptied at every logout but for what is kept. */
export const createPreferences = (): Store => {
  const store = localStorageStore();
  return {
    ...store,
    reset: () => {
      const kept = KEPT.map((key): [string, unknown] => [key, store.getItem(key)]);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
};
