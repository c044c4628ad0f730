import { KINDS, kindOf, type ResourceName } from './kinds';
import { ROLES } from './limits';

/** What a signed-in person may ask for: a kind of record, or their own account. */
export type AccessTarget = ResourceName | 'account';

const rolesFor = (target: string): readonly string[] => {
  if (target === 'account') return ROLES;
  return Object.hasOwn(KINDS, target) ? kindOf(target).roles : [];
};

/** Whether a role, as stored, may use an AccessTarget (spec 6); unknown roles and unknown targets may nothing. */
export const canUse = (role: string | undefined, target: string): boolean =>
  role !== undefined && rolesFor(target).includes(role);
