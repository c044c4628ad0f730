import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kindOf } from '../spec/kinds';
import { alerts, fail } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { openEdit } from '../world/console/form';
import { keepAlerts } from '../world/console/hands';
import { addRecord } from '../world/records';

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const MISSING = fail('Login credentials are required');
/** Without waiting: the clock stands. */
const expectMissing = async () => {
  for (let turn = 0; turn < 50 && alerts().length === 0; turn += 1) await act(async () => {});
  expect(alerts()).toEqual([MISSING]);
};

/** An alert is at hand here: the required check of the form. */
const openLogin = async () => {
  await renderConsole({ path: '/login', as: 'visitor' });
  await screen.findByRole('heading', { name: 'Sign in' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};

describe('alerts', () => {
  afterEach(() => vi.useRealTimers());

  it('[4.13, 9.5] clears itself after 3 seconds', async () => {
    await openLogin();
    await press('Log in');
    await expectMissing();
    await wait(2_900);
    expect(alerts()).toEqual([MISSING]);
    await wait(200);
    expect(alerts()).toEqual([]);
  });

  it('[9.5] shows the same message once, for 3 seconds from the last time', async () => {
    await openLogin();
    await press('Log in');
    await expectMissing();
    await wait(2_000);
    await press('Log in');
    await act(async () => {});
    await wait(2_000);
    expect(alerts()).toEqual([MISSING]);
    await wait(1_100);
    expect(alerts()).toEqual([]);
  });

  it('are closed one by one, also where they say almost the same, and are kept under Messages', async () => {
    const api = await openApi();
    for (const name of ['One', 'Two']) await addRecord(api, 'channels', name);
    const { user } = await renderConsole({ path: '/channels', api });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    for (const name of ['One', 'Two']) {
      await openEdit(user, kindOf('channels'), name);
      await user.click(screen.getByRole('button', { name: 'Copy the id' }));
      await waitFor(() => expect(alerts()).not.toEqual([]));
      keepAlerts();
      if (name === 'One') await user.click(screen.getByRole('link', { name: 'Channels' }));
    }
    const [first, second] = alerts();
    expect(first).not.toEqual(second);
    await user.click(screen.getAllByRole('button', { name: 'Close this message' })[0] ?? document.body);
    expect(alerts()).toEqual([second]);
    await user.click(screen.getByRole('button', { name: 'Ada account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages' }));
    const kept = within(await screen.findByRole('log', { name: 'Messages' })).getAllByRole('listitem');
    expect(kept.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(second?.[1] ?? '?'),
      expect.stringContaining(first?.[1] ?? '?'),
    ]);
  });
});
