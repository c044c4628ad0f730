import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../world/console/console';

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const alertText = async (text: string) => {
  for (let turn = 0; turn < 50 && !screen.queryByText(text); turn += 1) await act(async () => {});
  return screen.getByText(text);
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
    await alertText('Login credentials are required');
    await wait(2_900);
    expect(screen.getByRole('alert')).toBeVisible();
    await wait(200);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[9.5] shows the same message once, for 3 seconds from the last time', async () => {
    await openLogin();
    await press('Log in');
    await alertText('Login credentials are required');
    await wait(2_000);
    await press('Log in');
    await act(async () => {});
    await wait(2_000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await wait(1_100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes by its button', async () => {
    await openLogin();
    await press('Log in');
    await alertText('Login credentials are required');
    const alert = screen.getByRole('alert');
    await act(async () => within(alert).getByRole('button', { name: 'Close this message' }).click());
    expect(alert).not.toBeInTheDocument();
  });
});
