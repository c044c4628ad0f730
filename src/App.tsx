import { useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { ConsoleProps } from './Console';
import { CrashPage } from './layout/CrashPage';
import { GuestFrame } from './layout/GuestFrame';
import { SessionBoundary, type SessionBoundaryProps } from './layout/SessionBoundary';
import type { CatalogueDataProvider } from './providers/types';
import { lazyPart } from './ui/lazyPart';

const GuestPages = lazyPart(async () => (await import('./pages/GuestPages')).GuestPages);

export interface AppProps extends Omit<ConsoleProps, 'dataProvider'>, Pick<SessionBoundaryProps, 'services'> {
  /** Loads what only the console asks for. */
  loadDataProvider: () => Promise<CatalogueDataProvider>;
}

/**
 * The pages of a visitor, or the console of a signed-in person: two parts of the program, so that nobody waits at the login page for what
 * comes after it. Needs a data router of react-router above it.
 */
export const App = ({ services, loadDataProvider, ...providers }: AppProps) => {
  const [SignedIn] = useState(() =>
    lazyPart(async () => {
      const [{ Console, preloadScreen }, dataProvider] = await Promise.all([import('./Console'), loadDataProvider()]);
      // While the frame around it is being drawn, which takes as long.
      preloadScreen(window.location.pathname);
      return () => <Console {...providers} dataProvider={dataProvider} />;
    }),
  );
  const crash = (failure: FallbackProps) => (
    <GuestFrame {...providers}>
      <CrashPage {...failure} />
    </GuestFrame>
  );
  return (
    <SessionBoundary services={services} store={providers.store}>
      {(isSignedIn) => (
        <ErrorBoundary fallbackRender={crash}>
          {isSignedIn ? (
            <SignedIn />
          ) : (
            <GuestFrame {...providers}>
              <GuestPages loadConsole={SignedIn.preload} />
            </GuestFrame>
          )}
        </ErrorBoundary>
      )}
    </SessionBoundary>
  );
};
