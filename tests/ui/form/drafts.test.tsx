import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN, MANAGER } from '../../world/api';
import { renderConsole } from '../../world/console/console';

type Console = Awaited<ReturnType<typeof renderConsole>>;

/** What another tab's Log out does to this one. */
const signOutElsewhere = () => {
  const token = localStorage.getItem('token');
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'token', oldValue: token, newValue: null, storageArea: localStorage }),
    );
  });
};

const signInAs = async ({ user }: Console, { email, password }: typeof ADMIN) => {
  await user.type(await screen.findByLabelText(/Email/), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: /Welcome/ });
};

const interruptAdd = async () => {
  const view = await renderConsole({ path: '/artists/add-artist' });
  await view.user.type(await screen.findByLabelText('Stage Name'), 'Half a name');
  signOutElsewhere();
  await screen.findByLabelText(/^Password/);
  return view;
};

describe('work is not lost when a session ends in the middle of a form', () => {
  it('offers what was typed to the same person, and puts it back', async () => {
    const view = await interruptAdd();
    await signInAs(view, ADMIN);
    await view.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('Stage Name')).toHaveValue('Half a name'));
    expect(window.location.pathname).toBe('/artists/add-artist');
  });

  it('never offers it to another person', async () => {
    const view = await interruptAdd();
    await signInAs(view, MANAGER);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('forgets it when it is declined', async () => {
    const view = await interruptAdd();
    await signInAs(view, ADMIN);
    await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Half a name');
  });
});
