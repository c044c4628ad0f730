import { useCallback } from 'react';
import { useLogout, useNavigate } from 'react-admin';
import { LOGIN } from '../routes';

/** Why a session ended, where the login page tells the person. */
export type EndReason = 'idle' | 'refused';

/**
 * Ends the session, then goes to the login page: in this order, so that the question about unsaved changes, which is only asked of a
 * signed-in person, never holds anyone back.
 */
export const useEndSession = () => {
  const logout = useLogout();
  const navigate = useNavigate();
  return useCallback(
    async (reason?: EndReason) => {
      await logout({}, false);
      navigate(LOGIN, { replace: true, state: { ended: reason } });
    },
    [logout, navigate],
  );
};
