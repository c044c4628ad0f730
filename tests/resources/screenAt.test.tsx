import { expect, test } from 'vitest';
import { RESOURCES, screenAt } from '../../src/resources';
import { ACCOUNT, ROUTES } from '../../src/routes';

test('every address of a list, add or edit page has its screen; other addresses have none', () => {
  for (const { name, List, Add, Edit } of RESOURCES) {
    const { list, add, edit, view } = ROUTES[name];
    expect([list, add, edit, view].map(screenAt), name).toEqual([List, Add, Edit, undefined]);
  }
  expect(screenAt(ACCOUNT)).toBeUndefined();
});
