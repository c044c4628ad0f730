import { useCallback } from 'react';
import { useLogout, useNavigate } from 'react-admin';
import { LOGIN } from '../routes';

/** Why a session ended, told by the login page. */
export type EndReason = 'idle' | 'refused';

/** Ends the session before it goes to the login page: only a signed-in person is asked about unsaved changes. */
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
