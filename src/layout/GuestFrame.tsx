import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';
import {
  I18nContextProvider,
  type I18nProvider,
  NotificationContextProvider,
  type Store,
  StoreContextProvider,
  ThemeProvider,
  ThemesContext,
} from 'react-admin';
import { Alerts } from './Alerts';
import { darkTheme, lightTheme } from './theme/theme';

const themes = { lightTheme, darkTheme };

interface GuestFrameProps {
  store: Store;
  i18nProvider: I18nProvider;
  children: ReactNode;
}

/** The part of react-admin's AdminContext that knows no data. */
export const GuestFrame = ({ store, i18nProvider, children }: GuestFrameProps) => (
  <StoreContextProvider value={store}>
    <NotificationContextProvider>
      <I18nContextProvider value={i18nProvider}>
        <ThemesContext.Provider value={themes}>
          <ThemeProvider>
            <CssBaseline enableColorScheme />
            {children}
            <Alerts />
          </ThemeProvider>
        </ThemesContext.Provider>
      </I18nContextProvider>
    </NotificationContextProvider>
  </StoreContextProvider>
);
