import { expect, test } from 'vitest';
import { RESOURCES, screenAt } from '../../src/resources';
import { ACCOUNT, ROUTES } from '../../src/routes';

test('every address of a list, add or edit page, and of a page of a kind’s own, has its screen; other addresses have none', () => {
  for (const { name, List, Add, Edit, ownPage } of RESOURCES) {
    const { list, add, edit, view } = ROUTES[name];
    expect([list, add, edit, view].map(screenAt), name).toEqual([List, Add, Edit, undefined]);
    if (ownPage) expect(screenAt(ownPage.path)).toBe(ownPage.Page);
  }
  expect(screenAt(ACCOUNT)).toBeUndefined();
});
