import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Store, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import { matchPath, useLocation, useNavigate } from 'react-router';
import type { Session } from '../providers/types';
import { GUEST_ROUTES, HOME, LOGIN } from '../routes';
import { type ConsoleServices, ServicesProvider, useServices } from '../ui/services';
import type { EndReason } from './useEndSession';

const isForGuests = (pathname: string) => GUEST_ROUTES.some((path) => matchPath(path, pathname));

export interface SessionBoundaryProps {
  services: ConsoleServices;
  store: Store;
  children: (isSignedIn: boolean) => ReactNode;
}

/** Follows other tabs and the API. This tab's own login and logout end in a move to another page, which reads again. */
const useIsSignedIn = (session: Session) => {
  const isSignedIn = () => session.token() !== null;
  const onChange = useCallback(
    (tell: () => void) => {
      const stops = [session.onChangeElsewhere(tell), session.onRefused(tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session],
  );
  return useSyncExternalStore(onChange, isSignedIn, isSignedIn);
};

const OnePerson = ({ store, children }: Omit<SessionBoundaryProps, 'services'>) => {
  const { session, held, activity } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn(session);
  /** False between two people: everything inside is built anew. */
  const [isShown, setIsShown] = useState(true);
  const isStray = !isSignedIn && !isForGuests(pathname);

  const renew = useEvent(async (reason?: EndReason) => {
    held.clear();
    store.reset();
    if (session.token() !== null) await navigate(HOME, { replace: true });
    else await navigate(LOGIN, { replace: true, state: { ended: reason } });
    setIsShown(true);
  });

  useEffect(() => {
    const follow = (reason?: EndReason) => {
      flushSync(() => setIsShown(false));
      renew(reason);
    };
    const isIdle = () => activity.idleFor() >= activity.logoutAfter;
    const stopFollowing = session.onChangeElsewhere(() => follow(isIdle() ? 'idle' : 'elsewhere'));
    const stopListening = session.onRefused(() => follow('refused'));
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [session, activity, renew]);

  useEffect(() => {
    if (!isStray) return;
    setIsShown(false);
    renew();
  }, [isStray, renew]);

  return isStray || !isShown ? null : children(isSignedIn);
};

/**
 * When another tab signs out or in as someone else, or the API refuses the session, everything inside is built anew: nothing of the former
 * person is painted again. A visitor gets no further than the pages for guests (spec 2, route guard).
 */
export const SessionBoundary = ({ services, ...props }: SessionBoundaryProps) => (
  <ServicesProvider value={services}>
    <OnePerson {...props} />
  </ServicesProvider>
);
