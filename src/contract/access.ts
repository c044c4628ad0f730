import type { ResourceName } from './endpoints';
import type { Role } from './limits';

/** What a signed-in person may ask for: a kind of record, or their own account. */
export type AccessTarget = ResourceName | 'account';

const EVERYONE: readonly Role[] = ['admin', 'manager'];
const ADMINS: readonly Role[] = ['admin'];

/**
 * Which roles may use what (spec 6): users are for admins, all else for both roles. Console (menu, guard) and API
 * (authorize) read this one table.
 */
export const ACCESS = {
  artists: EVERYONE,
  songs: EVERYONE,
  albums: EVERYONE,
  playlists: EVERYONE,
  videos: EVERYONE,
  channels: EVERYONE,
  announcements: EVERYONE,
  ads: EVERYONE,
  account: EVERYONE,
  users: ADMINS,
} as const satisfies Record<AccessTarget, readonly Role[]>;

/**
 * Tells whether a role may use a target. Unknown roles and unknown targets may nothing.
 * @param role as stored, any text
 * @param target a resource name or 'account'
 */
export const canUse = (role: string | undefined, target: string): boolean => {
  const roles: readonly string[] = Object.hasOwn(ACCESS, target) ? ACCESS[target as AccessTarget] : [];
  return role !== undefined && roles.includes(role);
};
