import { localStorageStore, type Store } from 'react-admin';

const THEME = 'theme';

/**
 * react-admin's store of preferences. It is emptied at every logout, so that nobody meets another's settings; the chosen look belongs
 * to the screen in front of the person and stays.
 */
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
