import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Envelope } from '../../src/contract/envelope';
import { renderConsole } from '../world/console/console';
import { findTable, goToPage, shownNames } from '../world/console/list';
import { settled } from '../world/console/settled';
import { NAME_FIELDS } from '../world/forms';
import { recordName } from '../world/records';
import { eachFeature } from './eachFeature';
import { LISTS } from './lists';
import { situation } from './situation';

type Page = Required<Envelope>['pagination'];

/** What a server of another team may say of a page behind which there is none. */
const NOTHING_NEXT: Page = JSON.parse('{ "next": {} }');
const MANY = 8;

eachFeature(LISTS, (list, kind) => {
  const rows = (from: number) =>
    Array.from({ length: 20 }, (_, index) => {
      const name = recordName(from + index);
      return { _id: `id-${from + index}`, [NAME_FIELDS[kind.name]]: name, fullName: name, isPublished: false, isActive: true };
    });
  /** The list as a server of another team gives it, page after page; every further call is answered by an empty catalogue. */
  const openWith = async (pages: readonly (readonly [from: number, pagination: Page])[]) => {
    const view = await renderConsole({ path: '/dashboard' });
    for (const [from, pagination] of pages)
      view.line.answer(`GET ${kind.calls.list}?`, { success: true, data: rows(from), pagination });
    await view.user.click(await screen.findByRole('link', { name: kind.menu }));
    await findTable();
    await settled(view.line);
    await goToPage(view.user, 3);
    await settled(view.line);
    return { ...view, asked: () => view.line.log(`GET ${kind.calls.list}?`) };
  };
  const first = `GET ${kind.calls.list}?limit=20`;

  situation(list, 'existing catalogue', 'goes on with the page that the answer names', async () => {
    const { asked } = await openWith([
      [1, { next: { page: 7 } }],
      [21, { next: null }],
    ]);
    expect(asked()).toEqual([first, `${first}&page=7`]);
  });

  situation(list, 'existing catalogue', 'asks for no more where the answer names no page', async () => {
    const { asked } = await openWith(Array.from({ length: MANY }, () => [1, NOTHING_NEXT] as const));
    expect(asked()).toEqual([first]);
  });

  situation(list, 'existing catalogue', 'reads pages that never fit each other once more, and not without end', async () => {
    const unfit = { next: null, prev: { page: 1, lastId: 'nobody' } };
    const pages = [[1, { next: { page: 2 } }] as const, [21, unfit] as const];
    const { user, line, asked } = await openWith([...pages, ...pages, ...pages]);
    for (const page of [5, 3, 5]) {
      await goToPage(user, page);
      await settled(line);
    }
    expect(asked()).toEqual([first, `${first}&page=2`, first, `${first}&page=2`]);
  });

  situation(list, 'existing catalogue', 'asks no more once two pages bring nothing new', async () => {
    const same = Array.from({ length: MANY }, (_, index) => [1, { next: { page: index + 2 } }] as const);
    const { asked } = await openWith(same);
    expect(asked()).toEqual([first, `${first}&page=2`, `${first}&page=3`]);
    expect(shownNames()).toEqual([11, 12, 13, 14, 15].map(recordName));
  });
});
