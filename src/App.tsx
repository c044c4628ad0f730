import { CacheProvider } from '@emotion/react';
import { type ComponentType, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { ConsoleProps } from './Console';
import { CrashPage } from './layout/CrashPage';
import { GuestFrame } from './layout/GuestFrame';
import { SessionBoundary, type SessionBoundaryProps } from './layout/SessionBoundary';
import { createStyleCache } from './layout/theme/styleCache';
import { useHeldEnter } from './layout/useHeldEnter';
import type { GuestPagesProps } from './pages/GuestPages';
import type { CatalogueDataProvider, Drafts } from './providers/types';
import { currentPath } from './routes';
import { preloadBehind } from './ui/behind';
import { lazyPart } from './ui/lazyPart';

interface AppProps extends Omit<ConsoleProps, 'dataProvider' | 'drafts'>, Pick<SessionBoundaryProps, 'services'> {
  loadDataProvider: () => Promise<CatalogueDataProvider>;
  loadDrafts: () => Promise<Drafts>;
  loadI18nProvider: () => Promise<I18nProvider>;
  /** A visitor's pages, for the very first drawing, where they are there already: it then takes over what was drawn ahead. */
  guestPages?: ComponentType<GuestPagesProps> | undefined;
}

/** The console and a visitor's pages are parts of the program of their own, so that nobody waits for what only the other one needs. */
export const App = ({ services, loadDataProvider, loadDrafts, loadI18nProvider, guestPages, ...providers }: AppProps) => {
  const [SignedIn] = useState(() =>
    lazyPart(async () => {
      const [{ Console, preloadScreen }, dataProvider, drafts, i18nProvider] = await Promise.all([
        import('./Console'),
        loadDataProvider(),
        loadDrafts(),
        loadI18nProvider(),
      ]);
      // What is there is drawn together with the frame; for what is not the frame does not wait.
      await Promise.race([preloadScreen(currentPath()), new Promise((resolve) => setTimeout(resolve))]);
      return () => <Console {...providers} dataProvider={dataProvider} drafts={drafts} i18nProvider={i18nProvider} />;
    }),
  );
  const [Guest] = useState(() => {
    const framed = (Pages: ComponentType<GuestPagesProps>) => () => (
      <GuestFrame {...providers}>
        <Pages loadConsole={() => SignedIn.preload().then(preloadBehind)} />
      </GuestFrame>
    );
    const load = async () => {
      const [{ GuestPages }] = await Promise.all([import('./pages/GuestPages'), preloadBehind()]);
      return framed(GuestPages);
    };
    return lazyPart(load, guestPages && framed(guestPages));
  });
  // The same elements for good: at a step in the history only what asks for the place is drawn anew.
  const [pages] = useState(() => ({ console: <SignedIn />, guest: <Guest /> }));
  const [styleCache] = useState(createStyleCache);
  useHeldEnter();
  const crash = (failure: FallbackProps) => (
    <GuestFrame {...providers}>
      <CrashPage {...failure} isAlone />
    </GuestFrame>
  );
  return (
    <CacheProvider value={styleCache}>
      <SessionBoundary services={services} store={providers.store}>
        {(isSignedIn) => <ErrorBoundary fallbackRender={crash}>{isSignedIn ? pages.console : pages.guest}</ErrorBoundary>}
      </SessionBoundary>
    </CacheProvider>
  );
};
