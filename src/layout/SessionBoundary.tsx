import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Store, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { HOME, LOGIN } from '../routes';
import { useServices } from '../ui/services';
import type { EndReason } from './useEndSession';

/** Calls are not repeated and not held back while the browser thinks it is offline: a failure is told at once (spec 8). */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });

interface SessionBoundaryProps {
  store: Store;
  children: (queryClient: QueryClient) => ReactNode;
}

/**
 * Holds what belongs to one person. When another tab signs out or signs in as someone else, or the API refuses the session, everything
 * inside is taken down, and built anew with an empty cache: no row or name of the former person is painted again.
 */
export const SessionBoundary = ({ store, children }: SessionBoundaryProps) => {
  const { session, held, activity } = useServices();
  const navigate = useNavigate();
  const [queryClient, setQueryClient] = useState<QueryClient | null>(createQueryClient);

  const change = useEvent((reason?: EndReason) => {
    flushSync(() => setQueryClient(null));
    queryClient?.cancelQueries();
    queryClient?.clear();
    held.clear();
    store.reset();
    if (session.token()) navigate(HOME, { replace: true, flushSync: true });
    else navigate(LOGIN, { replace: true, flushSync: true, state: { ended: reason } });
    setQueryClient(createQueryClient());
  });

  useEffect(() => {
    const stopFollowing = session.onChangeElsewhere(() => change(activity.idleFor() < activity.logoutAfter ? undefined : 'idle'));
    const stopListening = session.onRefused(() => change('refused'));
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [session, activity, change]);

  return queryClient && children(queryClient);
};
