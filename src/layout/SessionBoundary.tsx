import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Store, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { GUEST_ROUTES, HOME, LOGIN } from '../routes';
import { type ConsoleServices, ServicesProvider, useServices } from '../ui/services';
import type { EndReason } from './useEndSession';

/** How long rows that nobody looks at are kept, in milliseconds: a list comes back at once from a long edit, and is read anew behind. */
const KEPT = 60 * 60_000;

/**
 * Calls are not repeated and not held back while the browser thinks it is offline: a failure is told at once (spec 8). What is shown is
 * read anew when the connection is back.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, gcTime: KEPT },
      mutations: { networkMode: 'always' },
    },
  });

const isForGuests = (pathname: string) => GUEST_ROUTES.some((path) => matchPath(path, pathname));

export interface SessionBoundaryProps {
  services: ConsoleServices;
  store: Store;
  children: (queryClient: QueryClient) => ReactNode;
}

const OnePerson = ({ store, children }: Omit<SessionBoundaryProps, 'services'>) => {
  const { session, held, activity } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [queryClient, setQueryClient] = useState<QueryClient | null>(createQueryClient);
  const isStray = session.token() === null && !isForGuests(pathname);

  const renew = useEvent(async (reason?: EndReason) => {
    queryClient?.cancelQueries();
    queryClient?.clear();
    held.clear();
    store.reset();
    const isSignedIn = session.token() !== null;
    await navigate(isSignedIn ? HOME : LOGIN, { replace: true, state: isSignedIn ? null : { ended: reason } });
    setQueryClient(createQueryClient());
  });

  useEffect(() => {
    const follow = (reason?: EndReason) => {
      flushSync(() => setQueryClient(null));
      renew(reason);
    };
    const isIdle = () => activity.idleFor() >= activity.logoutAfter;
    const stopFollowing = session.onChangeElsewhere(() => follow(isIdle() ? 'idle' : undefined));
    const stopListening = session.onRefused(() => follow('refused'));
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [session, activity, renew]);

  useEffect(() => {
    if (!isStray) return;
    setQueryClient(null);
    renew();
  }, [isStray, renew]);

  return isStray || !queryClient ? null : children(queryClient);
};

/**
 * Gives the services to all screens, and holds what belongs to one person. When another tab signs out or signs in as someone else, or
 * the API refuses the session, everything inside is taken down, and built anew with an empty cache: no row or name of the former person
 * is painted again. A visitor gets no further than the pages for guests (spec 2, route guard), and leaves no trace in the browser's
 * history on the way.
 */
export const SessionBoundary = ({ services, ...props }: SessionBoundaryProps) => (
  <ServicesProvider value={services}>
    <OnePerson {...props} />
  </ServicesProvider>
);
