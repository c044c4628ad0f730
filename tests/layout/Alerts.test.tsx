import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../support/screens';

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const alertText = async (text: string) => {
  for (let turn = 0; turn < 50 && !screen.queryByText(text); turn += 1) await act(async () => {});
  return screen.getByText(text);
};

/** Two alerts are at hand here: the required check of each of the forms. */
const openAccount = async () => {
  const view = await renderConsole({ path: '/users/account' });
  await screen.findByRole('heading', { name: 'Account Details' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return view;
};

describe('spec 9, alerts', () => {
  afterEach(() => vi.useRealTimers());

  it('clears itself after 3 seconds', async () => {
    await openAccount();
    await press('Change password');
    await alertText('Please fill in required fields');
    await wait(2_900);
    expect(screen.getByRole('alert')).toBeVisible();
    await wait(200);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the same message once, for 3 seconds from the last time', async () => {
    await openAccount();
    await press('Change password');
    await alertText('Please fill in required fields');
    await wait(2_000);
    await press('Change password');
    await act(async () => {});
    await wait(2_000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await wait(1_100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes by its button', async () => {
    await openAccount();
    await press('Change password');
    await alertText('Please fill in required fields');
    const alert = screen.getByRole('alert');
    await act(async () => within(alert).getByRole('button', { name: 'Close this message' }).click());
    expect(alert).not.toBeInTheDocument();
  });
});
