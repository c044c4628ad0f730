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
  /** What a signed-in person sees, or a visitor. */
  children: (isSignedIn: boolean) => ReactNode;
}

/**
 * Told anew when somebody else changes it: another tab or the API. What this tab does itself is not told, as it ends in a move to another
 * page, which asks again: a login page that gave way at once could not say where to go.
 */
const useIsSignedIn = (session: Session) =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const stops = [session.onChangeElsewhere(onChange), session.onRefused(onChange)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      [session],
    ),
    () => session.token() !== null,
  );

const OnePerson = ({ store, children }: Omit<SessionBoundaryProps, 'services'>) => {
  const { session, held, activity } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn(session);
  /** False between two people: everything inside is built anew, its cache included. */
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
    const stopFollowing = session.onChangeElsewhere(() => follow(isIdle() ? 'idle' : undefined));
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
