import type { QueryClient } from '@tanstack/react-query';
import { canUse } from '../contract/access';
import type { CurrentUser } from '../contract/session';

/** Milliseconds for which an answer of the session is not asked for again; a change of it is heard of at once. */
const KNOWN_FOR = 5_000;

/**
 * Gives react-admin what the session says already of who is signed in and what they may do. It asks for it by promises, one behind the other,
 * and draws an empty page before each answer.
 * @param resources names of all kinds, in the order of the menu
 */
export const tellAccess = (queryClient: QueryClient, user: CurrentUser | null, resources: readonly string[]) => {
  // And draws whatever asks for it anew when the answer gets old and when it is asked for again: all of the page, 5 seconds after it came.
  queryClient.setQueryDefaults(['auth'], { staleTime: KNOWN_FOR, notifyOnChangeProps: ['data', 'error', 'status'] });
  if (!user) return;
  const ability = (resource: string) => canUse(user.role, resource);
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getPermissions', {}], user.role);
  queryClient.setQueryData(['auth', 'canAccess', { resource: 'account', action: 'edit' }], ability('account'));
  for (const resource of resources)
    queryClient.setQueryData(['auth', 'canAccess', { resource, action: 'list' }], ability(resource));
  const all = Object.fromEntries(resources.map((resource) => [resource, ability(resource)]));
  queryClient.setQueryData(['auth', 'canAccess', resources, 'list', undefined], all);
};
