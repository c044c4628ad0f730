import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../ui/services';

/** The header's name and the menu follow the person's identity at once, when it changes here or in another tab. */
export const useFollowIdentity = () => {
  const { session } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => session.onIdentityChange(() => queryClient.invalidateQueries({ queryKey: ['auth'] })), [session, queryClient]);
};
