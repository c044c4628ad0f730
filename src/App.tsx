import CssBaseline from '@mui/material/CssBaseline';
import { lazy, Suspense } from 'react';
import { AdminContext, type AuthProvider, CoreAdminUI, CustomRoutes, type I18nProvider, LoadingPage } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { Alerts } from './layout/Alerts';
import { CrashPage } from './layout/CrashPage';
import { SessionBoundary, type SessionBoundaryProps } from './layout/SessionBoundary';
import { darkTheme, lightTheme } from './layout/theme/theme';
import { NotFound } from './pages/NotFound';
import type { CatalogueDataProvider } from './providers/types';
import { RESOURCES } from './resources';
import { catalogueResource } from './resources/ResourceScreens';
import { ACCOUNT, DASHBOARD, FORGET_PASSWORD, HOME, RESET_PASSWORD } from './routes';

const Layout = lazy(async () => ({ default: (await import('./layout/Layout')).Layout }));
const Login = lazy(async () => ({ default: (await import('./pages/Login')).Login }));
const Dashboard = lazy(async () => ({ default: (await import('./pages/Dashboard')).Dashboard }));
const Account = lazy(async () => ({ default: (await import('./pages/Account')).Account }));
const ForgetPassword = lazy(async () => ({ default: (await import('./pages/ForgetPassword')).ForgetPassword }));
const ResetPassword = lazy(async () => ({ default: (await import('./pages/ResetPassword')).ResetPassword }));

const ToDashboard = () => <Navigate to={DASHBOARD} replace />;

export interface AppProps extends Pick<SessionBoundaryProps, 'services' | 'store'> {
  dataProvider: CatalogueDataProvider;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
}

/**
 * The console. Stands inside a data router of react-router, for the forms ask it before a changed one is left.
 * The two halves of react-admin's Admin, for Admin itself brings along the layout, menu and login page that ours replace: a ninth of
 * all that the login page loads.
 */
export const App = ({ dataProvider, authProvider, i18nProvider, store, services }: AppProps) => (
  <SessionBoundary services={services} store={store}>
    {(queryClient) => (
      <Suspense fallback={null}>
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
            loginPage={Login}
            loading={LoadingPage}
            error={CrashPage}
            catchAll={NotFound}
            accessDenied={ToDashboard}
            requireAuth
            disableTelemetry
          >
            <CustomRoutes noLayout>
              <Route path={FORGET_PASSWORD} element={<ForgetPassword />} />
              <Route path={RESET_PASSWORD} element={<ResetPassword />} />
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
      </Suspense>
    )}
  </SessionBoundary>
);
