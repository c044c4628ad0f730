import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  I18nContext,
  type I18nProvider,
  NotificationContextProvider,
  type Store,
  StoreContextProvider,
  useStoreContext,
} from 'react-admin';
import { Alerts } from './Alerts';
import { darkTheme, lightTheme } from './theme/theme';

/** The look that the person chose, else the system's, as react-admin keeps it: what its own hook compares values with is 5 kB of code. */
const useLook = () => {
  const store = useStoreContext();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const onChange = useCallback((tell: () => void) => store.subscribe('theme', tell), [store]);
  const chosen = () => store.getItem('theme', isDark ? 'dark' : 'light');
  const look = useSyncExternalStore(onChange, chosen, chosen);
  return useMemo(() => createTheme(look === 'dark' ? darkTheme : lightTheme), [look]);
};

const Look = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={useLook()}>
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);

interface GuestFrameProps {
  store: Store;
  i18nProvider: I18nProvider;
  children: ReactNode;
}

/** The part of react-admin's AdminContext that knows no data, and no other language. */
export const GuestFrame = ({ store, i18nProvider, children }: GuestFrameProps) => (
  <StoreContextProvider value={store}>
    <NotificationContextProvider>
      <I18nContext.Provider value={i18nProvider}>
        <Look>
          {children}
          <Alerts />
        </Look>
      </I18nContext.Provider>
    </NotificationContextProvider>
  </StoreContextProvider>
);
