import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useServerPages } from '../../../src/ui/list/useServerPages';
import { openApi, renderConsole } from '../../world/console/console';
import { chooseFrom, findTable, goToPage, shownNames } from '../../world/console/list';
import { existing } from '../../world/existing';
import { addRecord, recordName } from '../../world/records';

/** What React drew an element from, another object at each drawing. */
const drawing = (element: HTMLElement): unknown =>
  Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps$')) ?? '');

/** What nothing leads to any more is gone behind it. */
const collectGarbage = async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('there is no way to collect garbage here');
  // A weak reference holds what it names until its own turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
};

describe('the loaded rows of a list', () => {
  it('are shown at once on coming back, and read anew where they are seen', async () => {
    const api = await openApi();
    const [oldest] = (await existing(api, 45, ['songs'])).songs;
    const { user, line } = await renderConsole({ path: '/songs', api });
    await findTable();
    await chooseFrom(user, 'Rows per page', '20');
    await screen.findByText('1–20 of 45');
    await goToPage(user, 3);
    await waitFor(() => expect(shownNames()).toHaveLength(5));
    await user.click(await screen.findByRole('link', { name: 'Albums' }));
    await screen.findByText('No Albums Found.');
    await api.call('DELETE', `listings/songs/${oldest}`);
    await addRecord(api, 'songs', 'Made elsewhere');

    const before = line.log('GET').length;
    const release = line.hold();
    await user.click(await screen.findByRole('link', { name: 'Songs' }));
    expect(await screen.findByText('41–45 of 45')).toBeInTheDocument();
    release();
    await waitFor(() => expect(shownNames()).not.toContainEqual(expect.stringContaining(recordName(1))));
    await goToPage(user, 1);
    await waitFor(() => expect(shownNames()[0]).toContain('Made elsewhere'));
    await goToPage(user, 2);
    await waitFor(() => expect(shownNames()[0]).toContain(recordName(26)));
    await goToPage(user, 3);
    await waitFor(() => expect(shownNames()[0]).toContain(recordName(6)));
    expect(line.log('GET').slice(before)).toEqual(['&page=3', '', '&page=2'].map((page) => `GET listings/songs?limit=20${page}`));
  });

  it('are not drawn anew at a key in the search box', async () => {
    const api = await openApi();
    await addRecord(api, 'artists', 'Björk');
    const { user, line } = await renderConsole({ path: '/artists', api });
    const parts = [await findTable(), screen.getByRole('heading', { level: 1 }), screen.getByRole('group')];
    line.hold();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'a');
    await waitFor(() => expect(parts[0]).toHaveAttribute('data-stale'));
    const before = parts.map(drawing);
    await user.type(box, 'bcd');
    expect(box).toHaveValue('abcd');
    expect(parts.map(drawing).every((each, index) => each !== undefined && each === before[index])).toBe(true);
  });

  it.each([3, 250])('are not looked at again when a page is turned (%i server pages of 20)', (count) => {
    let looks = 0;
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const row = (number: number) => ({
      get id() {
        looks += 1;
        return number;
      },
    });
    for (let page = 1; page <= count; page += 1) {
      const data = Array.from({ length: 20 }, (_, place) => row(20 * page + place));
      client.setQueryData(['pages', { page, perPage: 20 }], { data, meta: { nextPage: page < count ? page + 1 : undefined } });
    }
    const { result, rerender } = renderHook(
      ({ page }) =>
        useServerPages({
          keyOf: (pagination) => ['pages', pagination],
          read: () => Promise.reject(new Error('nothing is read')),
          openedAt: 0,
          page,
          perPage: 20,
        }),
      {
        initialProps: { page: count },
        wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
      },
    );
    expect(result.current.rows).toHaveLength(20 * count);
    looks = 0;
    rerender({ page: count - 1 });
    expect(result.current.shown).toHaveLength(20);
    expect(looks).toBeLessThanOrEqual(40);
    const watched = client.getQueryCache().getAll();
    expect(watched.filter((query) => query.isActive())).toHaveLength(1);
    expect(watched.every((query) => query.getObserversCount() > 0)).toBe(true);
  });

  it('are held in memory once, however many pages came one after the other', async () => {
    const pages = 20;
    const client = new QueryClient();
    const { result, rerender } = renderHook(
      ({ page }) =>
        useServerPages({
          keyOf: (pagination) => ['pages', pagination],
          read: async ({ page }) => ({
            data: Array.from({ length: 20 }, (_, place) => ({ _id: `${20 * page + place}`, id: `${20 * page + place}` })),
            meta: { nextPage: page < pages ? page + 1 : undefined },
          }),
          page,
          perPage: 20,
        }),
      {
        initialProps: { page: 1 },
        wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
      },
    );
    const gathered: WeakRef<object>[] = [];
    while (result.current.rows.length < 20 * pages) {
      const { length } = result.current.rows;
      rerender({ page: result.current.pages });
      await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(length));
      gathered.push(new WeakRef(result.current.rows));
    }
    await collectGarbage();
    expect(gathered.length).toBeGreaterThan(5);
    // React still has those of the drawing before, to compare with.
    expect(gathered.filter((rows) => rows.deref()).length).toBeLessThanOrEqual(2);
  });

  it('are drawn anew where one of a page that is not on screen changes', async () => {
    const client = new QueryClient();
    const key = (page: number) => ['pages', { page, perPage: 20 }];
    const data = (page: number, size = 20) => Array.from({ length: size }, (_, place) => ({ id: 20 * page + place }));
    for (const page of [1, 2]) client.setQueryData(key(page), { data: data(page), meta: { nextPage: page < 2 ? 2 : undefined } });
    const { result } = renderHook(
      () =>
        useServerPages({
          keyOf: ({ page }) => key(page),
          read: () => Promise.reject(new Error('nothing is read')),
          openedAt: 0,
          page: 1,
          perPage: 5,
        }),
      { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
    );
    expect(result.current.rows).toHaveLength(40);
    client.setQueryData(key(2), { data: data(2, 19) });
    await waitFor(() => expect(result.current.rows).toHaveLength(39));
  });
});
