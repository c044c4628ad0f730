import { describe, expect, it } from 'vitest';
import { KINDS, RESOURCE_NAMES } from '../../src/contract/kinds';
import { NAMED, ROUTE_NAMES, ROUTES } from '../../src/routes';

describe('the routes by their names', () => {
  it('[2.15] are add-ad, edit-ad and view-ad, dashboard and account', () => {
    expect(ROUTE_NAMES.ads).toEqual({ list: 'ads', add: 'add-ad', edit: 'edit-ad', view: 'view-ad' });
    expect(NAMED).toEqual({ dashboard: '/dashboard', account: '/users/account' });
  });

  it.each(RESOURCE_NAMES)('%s have a name for each screen, which its path ends with', (kind) => {
    const [names, paths, { noun }] = [ROUTE_NAMES[kind], ROUTES[kind], KINDS[kind]];
    // The one path that the specification writes otherwise.
    const add = kind === 'ads' ? `add-new-${noun}` : names.add;
    expect([paths.list, paths.add, paths.edit, paths.view].map((path) => path.split('/').at(-1))).toEqual([
      names.list,
      add,
      names.edit,
      names.view,
    ]);
  });
});
