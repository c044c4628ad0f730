import { type ReactNode, useEffect, useState } from 'react';
import { type Store, useEvent } from 'react-admin';
import { flushSync } from 'react-dom';
import { matchPath, useLocation, useNavigate } from 'react-router';
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

const OnePerson = ({ store, children }: Omit<SessionBoundaryProps, 'services'>) => {
  const { session, held, activity } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** False between two people: everything inside is built anew, its cache included. */
  const [isShown, setIsShown] = useState(true);
  const isStray = session.token() === null && !isForGuests(pathname);

  const renew = useEvent(async (reason?: EndReason) => {
    held.clear();
    store.reset();
    const isSignedIn = session.token() !== null;
    await navigate(isSignedIn ? HOME : LOGIN, { replace: true, state: isSignedIn ? null : { ended: reason } });
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

  return isStray || !isShown ? null : children(session.token() !== null);
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
