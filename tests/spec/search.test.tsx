import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchAlerts } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { findTable, goToPage, readPages, readTable, search, searchBox, shownNames } from '../world/console/list';
import { settled } from '../world/console/settled';
import { addMany, addRecord } from '../world/records';
import { ONE_OF_THEM, PUBLISHED_KINDS } from './kinds';

const shows = (...names: string[]) =>
  waitFor(() => expect(shownNames()).toEqual(names.map((name) => expect.stringContaining(name))));

describe.each(ONE_OF_THEM)('spec 2, searching $name', ({ name, routes, empty, calls }) => {
  it('[2.45, 2.49] shows the hits on page 1, says so when there are none, and goes back to where the list was', async () => {
    const api = await openApi();
    await addRecord(api, name, 'Hidden on page 3');
    await addMany(api, name, 10);
    const { user, line } = await renderConsole({ path: routes.list, api });
    await findTable();
    await goToPage(user, 2);
    search('hidden on');
    await shows('Hidden on page 3');
    expect(line.calls.at(-1)).toMatchObject({ path: calls.search, query: { [calls.searchTerm]: 'hidden on' } });
    expect(readTable().column(0)).toEqual(['1']);
    expect(readPages()).toMatchObject({ current: '1', canGoOn: false });
    search('nobody has this');
    expect(await screen.findByText(empty)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await shows('Record 05', 'Record 04', 'Record 03', 'Record 02', 'Record 01');
    expect(readPages().current).toBe('2');
    expect(searchBox()).toHaveFocus();
  });

  const call = (term: string) => `GET listings/${name}/search?key=${encodeURIComponent(term)}`;

  it('[2.39, 2.49, 7.36] starts at the first character and asks once for what is typed in one go', async () => {
    const api = await openApi();
    for (const title of ['Zebra', 'Other']) await addRecord(api, name, title);
    const { line } = await renderConsole({ path: routes.list, api });
    await findTable();
    search('z');
    await shows('Zebra');
    for (const term of ['o', 'ot', 'oth']) search(term);
    await shows('Other');
    expect(line.log('GET')).toEqual([`GET listings/${name}?limit=20`, call('z'), call('oth')]);
  });
});

describe.each(PUBLISHED_KINDS.filter(({ quiet }) => quiet.search))(
  'spec 8, searching $name',
  ({ name, routes, calls, empty }) => {
    it('[8.6] ignores a failure silently: the rows of before stay, and nobody reads that there are none', async () => {
      const api = await openApi();
      for (const title of ['Findable', 'Other']) await addRecord(api, name, title);
      const { line } = await renderConsole({ path: routes.list, api });
      await findTable();
      line.refuse('GET', { status: 500, message: 'Broken.' });
      const seen = watchAlerts();
      search('findable');
      await waitFor(() => expect(line.log('GET')).toContain(`GET ${calls.search}?title=findable`));
      await settled(line);
      expect(seen()).toEqual([]);
      for (const text of ['Broken.', empty]) expect(screen.queryByText(text)).not.toBeInTheDocument();
      await shows('Other', 'Findable');
      expect(screen.getByRole('table').closest('[aria-busy=true]')).toBeNull();
      search('find');
      await shows('Findable');
    });
  },
);
