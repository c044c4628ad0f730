import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alerts } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';

describe('route guard', () => {
  it.each(['/users', '/users/add-user', '/users/edit-user', '/users/view-user', '/users/whatever', '/Users/Add-User'])(
    '[2.22, 6.3] sends a manager from %s to the dashboard, signed in, without a call',
    async (path) => {
      const { line } = await renderConsole({ path, as: 'manager' });
      expect(await screen.findByRole('heading', { name: 'Welcome, Max' })).toBeInTheDocument();
      expect(window.location.pathname).toBe('/dashboard');
      expect(line.calls).toEqual([]);
    },
  );

  it('[2.17, 6.5] opens the account page to a manager', async () => {
    await renderConsole({ path: '/users/account', as: 'manager' });
    expect(await screen.findByRole('heading', { name: 'Account Details' })).toBeInTheDocument();
  });

  it.each(['/', '/login', '/forget-password', '/reset-password/whatever'])(
    '[2.20, 6.6] sends a signed-in person from %s home, without a call',
    async (path) => {
      const { line } = await renderConsole({ path });
      expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeInTheDocument();
      expect(window.location.pathname).toBe('/dashboard');
      expect(line.calls).toEqual([]);
    },
  );

  it.each(['/users', '/dashboard', '/', '/nowhere'])(
    '[2.1, 2.21, 2.23] sends a visitor from %s to the login page, without an alert or a call',
    async (path) => {
      const places = window.history.length;
      const { line } = await renderConsole({ path, as: 'visitor' });
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(window.history).toHaveLength(places);
      expect(window.location.pathname).toBe('/login');
      expect(alerts()).toEqual([]);
      expect(line.calls).toEqual([]);
    },
  );

  it('[2.16] shows only a welcome text on the dashboard', async () => {
    await renderConsole({ path: '/dashboard' });
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(/^Welcome, Ada/);
    expect(main.querySelectorAll('a, button, input, table, img')).toHaveLength(0);
  });

  it('tells of an unknown address inside the layout, with a way back', async () => {
    const { user } = await renderConsole({ path: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(document.title).toBe('Page not found · Catalogue Console');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeInTheDocument();
  });

  it('[9.17] tells a person with an unknown role, and lets them log out', async () => {
    const api = await renderConsole({ path: '/login', as: 'visitor' });
    api.unmount();
    localStorage.setItem('token', api.api.managerToken);
    localStorage.setItem('user', JSON.stringify({ _id: '1', email: 'x@example.org', firstName: 'Xenia', role: 'auditor' }));
    const { user } = await renderConsole({ path: '/artists', as: 'visitor', api: api.api });
    expect(await screen.findByRole('heading', { name: 'Your account has no access' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
