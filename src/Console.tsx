import CssBaseline from '@mui/material/CssBaseline';
import { QueryClient } from '@tanstack/react-query';
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
import { Navigate, Route } from 'react-router';
import { Alerts } from './layout/Alerts';
import { CrashPage } from './layout/CrashPage';
import { Layout } from './layout/Layout';
import { darkTheme, lightTheme } from './layout/theme';
import { NotFound } from './pages/NotFound';
import type { CatalogueDataProvider } from './providers/types';
import { RESOURCES, screenAt } from './resources';
import { catalogueResource } from './resources/ResourceScreens';
import { ACCOUNT, DASHBOARD, FORGET_PASSWORD, HOME, RESET_PASSWORD } from './routes';
import { lazyPart } from './ui/lazyPart';

const Dashboard = lazyPart(async () => (await import('./pages/Dashboard')).Dashboard);
const Account = lazyPart(async () => (await import('./pages/Account')).Account);

/** Begins to load the screen that an address opens; the login page's, as most others, leads to the dashboard. */
export const preloadScreen = (pathname: string) => {
  const shown = pathname === ACCOUNT ? Account : (screenAt(pathname) ?? Dashboard);
  // What can't be had says so when it is shown.
  shown.preload().catch(() => undefined);
};

/** A list comes back at once from a long edit, and is read anew behind. */
const KEPT_FOR = 60 * 60_000;

/** Calls are not repeated and not held back while the browser thinks it is offline: a failure is told at once (spec 8). */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, gcTime: KEPT_FOR },
      mutations: { networkMode: 'always' },
    },
  });

const ToDashboard = () => <Navigate to={DASHBOARD} replace />;
const ToHome = () => <Navigate to={HOME} replace />;

export interface ConsoleProps {
  store: Store;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  dataProvider: CatalogueDataProvider;
}

/**
 * All that a signed-in person sees, with a cache of their own. The two halves of react-admin's Admin: Admin itself brings along the layout,
 * menu and login page that ours replace.
 */
export const Console = ({ dataProvider, authProvider, i18nProvider, store }: ConsoleProps) => {
  const [queryClient] = useState(createQueryClient);
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
