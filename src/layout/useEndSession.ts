import { useCallback } from 'react';
import { useLogout, useNavigate } from 'react-admin';
import { LOGIN } from '../routes';
import { useDrafts, useServices } from '../ui/services';

/** Told by the login page. */
export type EndReason = 'idle' | 'refused' | 'elsewhere';

/**
 * Logs out before the move to the login page: only a signed-in person is asked about unsaved changes. Without a reason the person pressed
 * Log out: then nothing that they typed stays behind.
 */
export const useEndSession = () => {
  const { session } = useServices();
  const drafts = useDrafts();
  const logout = useLogout();
  const navigate = useNavigate();
  return useCallback(
    async (reason?: EndReason) => {
      const person = session.shown();
      if (!reason && person) await drafts.forget(person);
      await logout({}, false);
      navigate(LOGIN, { replace: true, state: { ended: reason } });
    },
    [session, drafts, logout, navigate],
  );
};
