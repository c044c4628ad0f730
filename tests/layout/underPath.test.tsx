import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewVersion } from '../../src/layout/useNewVersion';
import { basePath, currentPath } from '../../src/routes';
import { lazyPart } from '../../src/ui/lazyPart';
import { kindOf } from '../spec/kinds';
import { createTestApi } from '../world/api';
import { renderConsole } from '../world/console/console';
import { field, findForm, write } from '../world/console/form';
import { addRecord } from '../world/records';

const BASE = '/media/catalogue';
const pageWith = (script: string) =>
  `<meta name="catalogue-base" content="${BASE}" />${['early-as-ever.js', script].map((name) => `<script type="module" src="${BASE}/assets/${name}"></script>`).join('')}`;

const head = document.createElement('div');
beforeEach(() => {
  head.innerHTML = pageWith('index-today.js');
  document.head.append(head);
  window.history.replaceState(null, '', '/media/catalogue/songs');
});
afterEach(() => {
  vi.useRealTimers();
  head.remove();
});

/** What the server answers when it is asked for the console's page; everything else is not there. */
const serverWith = (page: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isThere = address === '/media/catalogue/';
    return new Response(isThere ? page : '', { status: isThere ? 200 : 404 });
  });

it.each([
  ['/media/catalogue', '/media/catalogue', '/'],
  ['/media/catalogue/', '/media/catalogue', '/'],
  ['/media/catalogue/Ads/edit-ad', '/media/catalogue', '/Ads/edit-ad'],
  ['/Ads/edit-ad', '', '/Ads/edit-ad'],
])('at %s the console is under %j, and the page is %s', (address, base, path) => {
  window.history.replaceState(null, '', address);
  expect([basePath(), currentPath()]).toEqual([base, path]);
});

it.each([
  ['index-today.js', false],
  ['index-tomorrow.js', true],
])('a page with %s under the path is a new version: %s', async (script, isNew) => {
  vi.useFakeTimers();
  serverWith(pageWith(script));
  const { result } = renderHook(useNewVersion);
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => vi.runAllTimersAsync());
  expect(result.current).toBe(isNew);
});

it('a part that is gone is asked for at the page under the path, once the console is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // As after a page that was loaded anew for it, in vain.
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  serverWith('<div id="root"></div>');
  const Gone = lazyPart(() => Promise.reject(new Error('This part is gone')));
  render(
    <ErrorBoundary fallbackRender={({ error }) => <p>{error instanceof Error && error.message}</p>}>
      <Gone />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('This part is gone')).toBeInTheDocument();
});

it('an edit page that is drawn anew has its record and what was typed, until it is left', async () => {
  const channels = kindOf('channels');
  const api = await createTestApi({ settings: { basePath: BASE } });
  await addRecord(api, 'channels', 'Far away');
  const first = await renderConsole({ path: channels.routes.list, api });
  await first.user.click(await screen.findByRole('button', { name: 'Edit Far away' }));
  await findForm(channels);
  expect(window.location.pathname).toBe(`${BASE}${channels.routes.edit}`);
  await write(first.user, 'Name', 'Near by');
  first.unmount();
  const second = await renderConsole({ path: channels.routes.edit, api });
  await findForm(channels);
  await second.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(field('Name')).toHaveValue('Near by'));
  await second.user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await second.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('Welcome, Ada');
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith('held.channels'))).toEqual([]);
  await api.close();
});
