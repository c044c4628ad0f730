import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { HOME } from '../routes';
import { useServices } from '../ui/services';

/** Sends a signed-in person home from the pages that only a visitor sees (spec 2, Route guard). */
export const GuestOnly = ({ children }: { children: ReactNode }) => {
  const { session } = useServices();
  return session.token() ? <Navigate to={HOME} replace /> : children;
};
