import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADMIN } from '../../world/api';
import { renderConsole } from '../../world/console/console';

test('what was typed when a session ended is forgotten once it is declined', async () => {
  const { user } = await renderConsole({ path: '/artists/add-artist' });
  await user.type(await screen.findByLabelText('Stage Name'), 'Half a name');
  // What another tab's Log out does to this one.
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })));
  await user.type(await screen.findByLabelText(/Email/), ADMIN.email);
  await user.type(screen.getByLabelText(/^Password/), `${ADMIN.password}{Enter}`);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Half a name');
});
