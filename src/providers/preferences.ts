import { localStorageStore, type Store } from 'react-admin';

const THEME = 'theme';

/** react-admin's store, emptied at every logout but for the chosen look, which belongs to the screen and not to the person. */
export const createPreferences = (): Store => {
  const store = localStorageStore();
  return {
    ...store,
    reset: () => {
      const theme: unknown = store.getItem(THEME);
      store.reset();
      if (theme !== undefined) store.setItem(THEME, theme);
    },
  };
};
