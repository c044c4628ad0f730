import CssBaseline from '@mui/material/CssBaseline';
import { useEffect, useState } from 'react';
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  LoadingPage,
  type Store,
} from 'react-admin';
import { Navigate, Route, useLocation } from 'react-router';
import { Alerts } from './layout/Alerts';
import { CrashPage } from './layout/CrashPage';
import { Layout } from './layout/Layout';
import { createQueryClient } from './layout/queryClient';
import { darkTheme, lightTheme } from './layout/theme/theme';
import { NotFound } from './pages/NotFound';
import type { CatalogueDataProvider } from './providers/types';
import { RESOURCES, screenAt } from './resources';
import { catalogueResource } from './resources/ResourceScreens';
import { ACCOUNT, DASHBOARD, FORGET_PASSWORD, HOME, RESET_PASSWORD } from './routes';
import { screen } from './ui/screen';

const Dashboard = screen(async () => (await import('./pages/Dashboard')).Dashboard);
const Account = screen(async () => (await import('./pages/Account')).Account);

/** Begins to load the screen that an address opens. Nobody waits for it here: what can't be had says so when it is shown. */
const preload = (pathname: string) => {
  const shown = { [DASHBOARD]: Dashboard, [ACCOUNT]: Account }[pathname] ?? screenAt(pathname);
  shown?.preload().catch(() => undefined);
};

const ToDashboard = () => <Navigate to={DASHBOARD} replace />;
const ToHome = () => <Navigate to={HOME} replace />;

export interface ConsoleProps {
  store: Store;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  dataProvider: CatalogueDataProvider;
}

/**
 * All that a signed-in person sees, with a cache of their own; the pages for guests send them home (spec 2, route guard). The two halves of
 * react-admin's Admin, for Admin itself brings along the layout, menu and login page that ours replace.
 */
export const Console = ({ dataProvider, authProvider, i18nProvider, store }: ConsoleProps) => {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  // While the frame is being drawn, which takes as long as the loading; an effect would come after both.
  useState(() => preload(pathname));
  useEffect(
    () => () => {
      queryClient.cancelQueries();
      queryClient.clear();
    },
    [queryClient],
  );
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        title="catalogue.title"
        layout={Layout}
        loginPage={ToHome}
        loading={LoadingPage}
        error={CrashPage}
        catchAll={NotFound}
        accessDenied={ToDashboard}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes noLayout>
          <Route path={FORGET_PASSWORD} element={<ToHome />} />
          <Route path={RESET_PASSWORD} element={<ToHome />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path={HOME} element={<ToDashboard />} />
          <Route path={DASHBOARD} element={<Dashboard />} />
          <Route path={ACCOUNT} element={<Account />} />
        </CustomRoutes>
        {RESOURCES.map((resource) => catalogueResource(resource, <NotFound />))}
      </CoreAdminUI>
      <Alerts />
    </AdminContext>
  );
};
