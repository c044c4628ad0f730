import CssBaseline from '@mui/material/CssBaseline';
import { QueryClient, useIsFetching } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import {
  AdminContext,
  type AuthProvider,
  DefaultTitleContextProvider,
  type I18nProvider,
  LoadingPage,
  LogoutOnMount,
  Resource,
  ResourceDefinitionContext,
  type Store,
  useAuthState,
  useScrollToTop,
} from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { Alerts } from './layout/Alerts';
import { CrashPage } from './layout/CrashPage';
import { tellAccess } from './layout/knownAccess';
import { Layout } from './layout/Layout';
import { MessagesProvider } from './layout/messages';
import { PaletteRehearsal } from './layout/palette/PaletteRehearsal';
import { PalettePart } from './layout/palette/palettePart';
import { darkTheme, lightTheme } from './layout/theme/theme';
import { NotFound } from './pages/NotFound';
import type { CatalogueDataProvider, Drafts } from './providers/types';
import { RESOURCES, screenAt } from './resources';
import { catalogueResource } from './resources/ResourceScreens';
import { ACCOUNT, currentPath, DASHBOARD, GUEST_ROUTES, HOME, listAt } from './routes';
import { whenAtRest } from './ui/atRest';
import { lazyPart } from './ui/lazyPart';
import { readRowsAhead } from './ui/list/rowsAhead';
import { Deck } from './ui/player/DeckPlace';
import { DraftsProvider, useServices } from './ui/services';
import { usePreload } from './ui/usePreload';

const Dashboard = lazyPart(async () => (await import('./pages/Dashboard')).Dashboard);
const Account = lazyPart(async () => (await import('./pages/Account')).Account);

/** Loads the screen that an address opens; the login page leads to the dashboard. */
export const preloadScreen = async (pathname: string) => {
  const shown = pathname === ACCOUNT ? Account : (screenAt(pathname) ?? Dashboard);
  // What can't be had says so when it is shown.
  await shown.preload().catch(() => undefined);
};

const SCREENS = [
  PalettePart,
  Dashboard,
  Account,
  ...RESOURCES.flatMap(({ List, Add, Edit }) => [List, Edit, Add]),
  Deck,
  ...RESOURCES.map(({ ownPage }) => ownPage?.Page),
];

/** Milliseconds in which the page that was opened, once all that it asks for is there, may ask for more. */
const SCREENS_AFTER = 1_000;
/** Milliseconds in which nobody did anything: to read the program of a form, or of the editor, takes as long as the keys of a word. */
const AT_REST_AFTER = 1_000;

/** Tells when the page is there with what it shows: on a slow line, no script that is loaded ahead keeps the rows waiting. */
const UntilSettled = ({ onSettled }: { onSettled: () => void }) => {
  const [hasScreen, setHasScreen] = useState(false);
  const isAsking = useIsFetching() > 0;
  useEffect(() => {
    preloadScreen(currentPath()).then(() => setHasScreen(true));
  }, []);
  useEffect(() => {
    if (!hasScreen || isAsking) return;
    const timer = setTimeout(onSettled, SCREENS_AFTER);
    return () => clearTimeout(timer);
  }, [hasScreen, isAsking, onSettled]);
  return null;
};

/** Every screen is there before it is asked for: a connection that is lost, or a console that was rebuilt, keeps nobody from any of them. */
const ScreensAhead = () => {
  const [isTime, setIsTime] = useState(false);
  const [isAhead, setIsAhead] = useState(false);
  // Not where browsers can't tell when they are idle.
  const last = { preload: async () => typeof requestIdleCallback === 'undefined' || setIsAhead(true) };
  const { activity } = useServices();
  usePreload([...SCREENS, last], isTime, (work) => whenAtRest(activity, AT_REST_AFTER, work));
  const start = useCallback(() => setIsTime(true), []);
  if (!isTime) return <UntilSettled onSettled={start} />;
  return isAhead ? <PaletteRehearsal /> : null;
};

/** A list comes back at once from a long edit. */
const KEPT_FOR = 60 * 60_000;

/** Calls are not repeated and not held back while the browser thinks it is offline: a failure is told at once (spec 8). */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, gcTime: KEPT_FOR },
      mutations: { networkMode: 'always' },
    },
  });

const KIND_SCREENS = RESOURCES.map((resource) => catalogueResource(resource, <NotFound />));
const KINDS_SHOWN = RESOURCES.map(({ name }) => name);

/** Of all kinds and from the start, as the menu is drawn from them. */
const DEFINITIONS = {
  definitions: Object.fromEntries(KIND_SCREENS.map(({ props }) => [props.name, Resource.registerResource(props)])),
  register: () => undefined,
  unregister: () => undefined,
};

const toDashboard = <Navigate to={DASHBOARD} replace />;

/** The same for good, so that a step in the history draws no frame around the page anew. */
const framed = (
  <Layout>
    <Outlet />
  </Layout>
);

const SignedInFrame = () => {
  useScrollToTop();
  const { authenticated, isPending } = useAuthState(undefined, false);
  if (isPending) return <LoadingPage />;
  if (!authenticated) return <LogoutOnMount />;
  return framed;
};

/**
 * All that stands behind the sign-in (spec 2, route table). In place of react-admin's CoreAdminUI: that looks through its children for routes
 * and kinds once they are drawn, and then draws all of them, rows included, a second time.
 */
const ConsoleRoutes = () => (
  <DefaultTitleContextProvider value="catalogue.title">
    <ErrorBoundary FallbackComponent={CrashPage}>
      <Routes>
        {GUEST_ROUTES.map((path) => (
          <Route key={path} path={path} element={<Navigate to={HOME} replace />} />
        ))}
        <Route element={<SignedInFrame />}>
          <Route path={HOME} element={toDashboard} />
          <Route id="dashboard" path={DASHBOARD} element={<Dashboard />} />
          <Route id="account" path={ACCOUNT} element={<Account />} />
          {KIND_SCREENS.map((screens) => (
            <Route key={screens.props.name} path={`${screens.props.name}/*`} element={screens} />
          ))}
          {/* Where react-admin leads to who may not use a kind. */}
          <Route path="/access-denied" element={toDashboard} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  </DefaultTitleContextProvider>
);

export interface ConsoleProps {
  store: Store;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  dataProvider: CatalogueDataProvider;
  drafts: Drafts;
  hasRowsAhead: () => boolean;
}

/** The half of react-admin's Admin that its hooks need; the other one brings along the layout, menu and login page that ours replace. */
export const Console = ({ dataProvider, drafts, authProvider, i18nProvider, store, hasRowsAhead }: ConsoleProps) => {
  const { session } = useServices();
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    tellAccess(client, session.user(), KINDS_SHOWN);
    const list = hasRowsAhead() ? listAt(currentPath()) : undefined;
    if (list) readRowsAhead(client, dataProvider, list);
    return client;
  });
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
      <DraftsProvider value={drafts}>
        <MessagesProvider>
          <CssBaseline enableColorScheme />
          <ResourceDefinitionContext.Provider value={DEFINITIONS}>
            <ConsoleRoutes />
          </ResourceDefinitionContext.Provider>
          <Alerts />
          <ScreensAhead />
        </MessagesProvider>
      </DraftsProvider>
    </AdminContext>
  );
};
