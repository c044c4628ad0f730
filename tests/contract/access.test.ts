import { describe, expect, it } from 'vitest';
import { canUse } from '../../src/contract/access';
import { RESOURCE_NAMES } from '../../src/contract/kinds';

describe('roles', () => {
  it('[1.1, 6.1] an admin may use every kind and the own account', () => {
    for (const target of [...RESOURCE_NAMES, 'account']) expect([target, canUse('admin', target)]).toEqual([target, true]);
  });

  it('[1.1, 6.1] a manager may use all but users', () => {
    expect([...RESOURCE_NAMES, 'account'].filter((target) => !canUse('manager', target))).toEqual(['users']);
  });

  it.each(['owner', 'ADMIN', 'admin ', '', undefined])('[1.1, 6.1] the role %j may use nothing', (role) => {
    expect([...RESOURCE_NAMES, 'account'].some((target) => canUse(role, target))).toBe(false);
  });

  it.each(['labels', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('[1.1, 6.1] nobody may use %j', (target) => {
    expect([canUse('admin', target), canUse('manager', target)]).toEqual([false, false]);
  });
});
