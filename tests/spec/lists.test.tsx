import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../world/api';
import { openApi, renderConsole } from '../world/console/console';
import { button } from '../world/console/form';
import { chooseFrom, findTable, goToPage, readPages, readTable, search, shownNames } from '../world/console/list';
import { addMany, addRecord, recordName } from '../world/records';
import { KINDS, kindOf, ONE_OF_THEM } from './kinds';

const names = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => expect.stringContaining(recordName(from - index)));

describe.each(KINDS)('spec 2, the list of $name', ({ name, plural, noun, routes, columns }) => {
  it('[2.5-13, 2.43, 2.44, 2.60-68] has the columns of its kind after a No. column, and a link to its add page', async () => {
    const api = await openApi();
    await addRecord(api, name, 'Alone');
    await renderConsole({ path: routes.list, api });
    expect(await findTable(plural)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plural);
    expect(readTable().headings).toEqual(['No.', ...columns]);
    const links = screen.getAllByRole('link', { name: `Add ${noun}` });
    expect(links.map((link) => link.getAttribute('href'))).toContain(routes.add);
    // Spec 7: artists alone accept isPublished.
    const filters = screen.queryAllByRole('group', { name: 'Publication Status' });
    expect(filters).toHaveLength(name === 'artists' ? 1 : 0);
  });
});

describe.each([...ONE_OF_THEM, kindOf('ads')])('spec 2, the list of $name', ({ name, routes, columns }) => {
  it('[1.3, 2.69-71] says Published with date and time only of what is published', async () => {
    const api = await openApi();
    await addRecord(api, name, 'Kept back');
    await addRecord(api, name, 'Out now', { publish: true });
    await renderConsole({ path: routes.list, api });
    await findTable();
    const cells = (heading: string) => readTable().column(columns.indexOf(heading) + 1);
    expect(cells('Publication Status')).toEqual(['Published', 'Unpublished']);
    expect(cells('Published At')).toEqual([expect.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4} - \d{1,2}:\d{2}\s[AP]M$/), '-']);
    if (columns.includes('Created At')) for (const cell of cells('Created At')) expect(cell).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/);
  });
});

describe.each(ONE_OF_THEM)('spec 2, the list of $name', ({ name, plural, empty }) => {
  it('tells of a failure in words and comes back after Try again', async () => {
    const api = await openApi();
    await addRecord(api, name, 'Still there');
    const { user, line } = await renderConsole({ path: '/dashboard', api });
    line.refuse('GET', { status: 503, message: 'The catalogue is being moved.' });
    await user.click(await screen.findByRole('link', { name: plural }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('The catalogue is being moved.').length).toBeGreaterThan(0);
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    await user.click(retry);
    await waitFor(() => expect(shownNames()).toEqual([expect.stringContaining('Still there')]));
  });
});

describe('the filter of artists by publication state', () => {
  it('shows the published, the unpublished, or all, by the call', async () => {
    const api = await openApi();
    await addRecord(api, 'artists', 'Kept back');
    await addRecord(api, 'artists', 'Out now', { publish: true });
    const { user, line } = await renderConsole({ path: '/artists', api });
    await findTable();
    for (const [choice, shown] of [
      ['Published', ['Out now']],
      ['Unpublished', ['Kept back']],
      ['All', ['Out now', 'Kept back']],
    ] as const) {
      await user.click(button(choice));
      expect(button(choice)).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(shownNames()).toEqual(shown));
    }
    const path = 'GET listings/artists?limit=20';
    expect(line.log('GET').slice(0, 3)).toEqual([path, `${path}&isPublished=true`, `${path}&isPublished=false`]);
    await user.click(button('Published'));
    search('kept');
    expect(await screen.findByText('No Artists Found.')).toBeInTheDocument();
    expect(line.log('GET').at(-1)).toBe('GET listings/artists/search?key=kept&isPublished=true');
  });
});

describe.each([kindOf('artists')])('45 $name', ({ name, routes, calls: { list } }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    await addMany(api, name, 45);
  });
  afterAll(() => api.close());

  it('[2.40-43, 9.9, 9.10] stand on pages of 5, numbered on, with the pages within 2 of the current one', async () => {
    const { user } = await renderConsole({ path: routes.list, api });
    await findTable();
    expect(readTable().rows.map(([number, text]) => [number, text])).toEqual(
      names(45, 41).map((text, index) => [String(index + 1), text]),
    );
    expect(readPages()).toEqual({ numbers: ['1', '2', '3'], current: '1', canGoBack: false, canGoOn: true });
    await goToPage(user, 3);
    expect(readTable().column(0)).toEqual(['11', '12', '13', '14', '15']);
    expect(shownNames()).toEqual(names(35, 31));
    expect(readPages()).toMatchObject({ numbers: ['1', '2', '3', '4', '5'], current: '3', canGoBack: true });
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(shownNames()).toEqual(names(40, 36));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(shownNames()).toEqual(names(35, 31));
  });

  it('[2.40, 9.9] are shown 5, 10, 15 or 20 a page', async () => {
    const { user } = await renderConsole({ path: routes.list, api });
    await findTable();
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['5', '10', '15', '20']);
    await user.keyboard('{Escape}');
    for (const perPage of [10, 15, 20, 5]) {
      await chooseFrom(user, 'Rows per page', String(perPage));
      await waitFor(() => expect(shownNames()).toEqual(names(45, 46 - perPage)));
    }
  });

  it('[2.48, 4.21, 7.35, 7.50, 9.1, 9.3] are asked for 20 at a time, when the current page is the last loaded one or the one before it', async () => {
    const { user, line } = await renderConsole({ path: routes.list, api });
    const calls = () => line.log('GET');
    const first = [`GET ${list}?limit=20`];
    const second = [...first, `GET ${list}?limit=20&page=2`];
    const third = [...second, `GET ${list}?limit=20&page=3`];
    await findTable();
    await goToPage(user, 2);
    expect(calls()).toEqual(first);
    await goToPage(user, 3);
    await waitFor(() => expect(calls()).toEqual(second));
    await screen.findByText('11–15 of 40+');
    for (const page of [4, 5, 6]) await goToPage(user, page);
    expect(calls()).toEqual(second);
    await goToPage(user, 7);
    await screen.findByText('31–35 of 45');
    for (const page of [8, 9]) await goToPage(user, page);
    expect(shownNames()).toEqual(names(5, 1));
    expect(readPages()).toMatchObject({ current: '9', canGoOn: false });
    expect(calls()).toEqual(third);
    await chooseFrom(user, 'Rows per page', '20');
    await waitFor(() => expect(shownNames()).toEqual(names(45, 26)));
    expect(readPages()).toMatchObject({ current: '1', numbers: ['1', '2', '3'] });
  });
});
