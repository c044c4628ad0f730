import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kindOf } from '../spec/kinds';
import { alerts, expectAlerts, fail, success, takeAlerts, warn } from '../world/console/alerts';
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

  it('stand one at a time, a failure before all that is said after it, and are kept under Messages', async () => {
    const api = await openApi();
    await addRecord(api, 'channels', 'One');
    const { user } = await renderConsole({ path: '/channels', api });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await openEdit(user, kindOf('channels'), 'One');
    const copy = async (isAllowed: boolean) => {
      writeText.mockImplementationOnce(async () => {
        if (!isAllowed) throw new Error('not allowed');
      });
      await user.click(screen.getByRole('button', { name: 'Copy the id' }));
      keepAlerts();
    };
    const copied = success('The id is copied.');
    await copy(true);
    await expectAlerts(copied);
    await copy(false);
    await expectAlerts(warn(expect.stringMatching(/did not allow copying/)));
    const refused = alerts();
    await copy(true);
    const log = async () => within(await screen.findByRole('log', { name: 'Messages' })).getAllByRole('listitem');
    expect(alerts()).toEqual(refused);
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    await expectAlerts(copied);
    await takeAlerts(copied);
    expect(alerts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ada account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages' }));
    expect((await log()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('is copied'),
      expect.stringContaining('did not allow'),
      expect.stringContaining('is copied'),
    ]);
  });

  it('have their place in the page before anything is said', async () => {
    await openLogin();
    const place = document.querySelector('[aria-live=polite]')?.parentElement;
    await press('Log in');
    await expectMissing();
    expect(place?.parentElement).toBe(document.body);
    expect(place).toHaveTextContent(MISSING[1]);
  });
});
