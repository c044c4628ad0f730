import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ADMIN } from '../world/api';
import { fail, saidInPlace, watchAlerts } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { chooseFrom, deleteRow, goToPage, readPages, search, shownNames, walkThrough } from '../world/console/list';
import { settled } from '../world/console/settled';
import { deactivate, endSessions, setRole, somebodyElse } from '../world/meanwhile';
import { addRecord, namesOf, recordName } from '../world/records';
import { eachFeature } from './eachFeature';
import { LISTS, openListOf } from './lists';
import { situation } from './situation';

eachFeature(LISTS, (list, { kind }) => {
  const { name } = kind;

  situation(list, 'two people', 'shows all that is left when others delete while one walks', async () => {
    const api = await openApi();
    const { user, line, ids } = await openListOf(kind, api, 25);
    for (const id of ids.slice(-5, -3)) await somebodyElse(api).deletes(name, id);
    const left = await namesOf(api, name);
    expect(await walkThrough(user, line)).toEqual(left);
  });

  situation(list, 'two people', 'shows each record once when others add while one walks', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 23);
    const before = await namesOf(api, name);
    for (const title of ['New one', 'New two']) await addRecord(api, name, title);
    const seen = await walkThrough(user, line);
    expect(seen.filter((each) => !each?.startsWith('New'))).toEqual(before);
  });

  situation(list, 'two people', 'tells that a record was deleted elsewhere, and shows it no more', async () => {
    const api = await openApi();
    const { user, line, ids } = await openListOf(kind, api, 3);
    await somebodyElse(api).deletes(name, ids[1] ?? '');
    const seen = watchAlerts();
    await deleteRow(user, recordName(2));
    await settled(line);
    expect(seen()).toEqual([fail(expect.stringMatching(/was not found/))]);
    expect(shownNames()).toEqual(await namesOf(api, name));
  });

  situation(list, 'meanwhile', 'shows what is there once a deletion by others comes between two of its pages', async () => {
    const api = await openApi();
    const { user, line, ids } = await openListOf(kind, api, 23);
    line.before(`GET ${kind.calls.list}?limit=20&page=2`, () => somebodyElse(api).deletes(name, ids.at(-1) ?? ''));
    const seen = await walkThrough(user, line);
    expect(seen).toEqual(await namesOf(api, name));
  });

  for (const [what, happen] of [
    ['session ends', endSessions],
    ['person is put out of action', deactivate],
  ] as const)
    situation(list, 'meanwhile', `gives way to signing in once the ${what}, and says why once`, async () => {
      const api = await openApi();
      const { user, line } = await openListOf(kind, api, 21);
      await happen(api, ADMIN.email);
      const seen = watchAlerts();
      await goToPage(user, 3);
      await settled(line);
      expect(window.location.pathname).toBe('/login');
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      expect([...seen().map(([, text]) => text), ...saidInPlace()]).toEqual(['Your session has ended. Please sign in again.']);
    });

  situation(list, 'existing catalogue', 'walks through 1,000 records in their order, 20 at a time', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 1_000);
    await chooseFrom(user, 'Rows per page', '20');
    await settled(line);
    for (let page = 2; page <= 4; page += 1) await goToPage(user, page);
    await settled(line);
    expect(shownNames()).toEqual((await namesOf(api, name)).slice(60, 80));
    expect(readPages()).toMatchObject({ current: '4', canGoOn: true });
    const pages = ['', ...[2, 3, 4, 5, 6].map((page) => `&page=${page}`)];
    expect(line.log('GET')).toEqual(pages.map((page) => `GET ${kind.calls.list}?limit=20${page}`));
  });

  situation(list, 'existing catalogue', 'finds one of 1,000 records by its name', async () => {
    const api = await openApi();
    const { line } = await openListOf(kind, api, 1_000);
    search('record 777');
    await waitFor(() => expect(shownNames()).toEqual(['Record 777']));
    await settled(line);
    expect(readPages()).toMatchObject({ current: '1', canGoOn: false });
  });
});

situation('the list of users', 'meanwhile', 'leaves the menu at the first refusal, once the role is taken', async () => {
  const api = await openApi();
  const { user, line } = await openListOf(LISTS['the list of users'].kind, api, 21);
  await setRole(api, ADMIN.email, 'manager');
  const seen = watchAlerts();
  await goToPage(user, 3);
  await settled(line);
  expect(seen()).toEqual([fail(expect.any(String))]);
  expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
});
