import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alerts } from '../world/console/alerts';
import { followTo, renderConsole } from '../world/console/console';

describe('route guard', () => {
  it('[2.17, 6.5] opens the account page to a manager', async () => {
    await renderConsole({ path: '/users/account', as: 'manager' });
    expect(await screen.findByRole('heading', { name: 'Account Details' })).toBeInTheDocument();
  });

  const USERS = ['/users', '/users/add-user', '/users/edit-user', '/users/view-user', '/users/whatever', '/Users/Add-User'];
  it.each([
    ['[2.22, 6.3] sends a manager from every page of users to the dashboard', 'manager', USERS, '/dashboard', 'Welcome, Max'],
    [
      '[2.20, 6.6] sends a signed-in person from every guest page home',
      'admin',
      ['/', '/login', '/forget-password', '/reset-password/whatever'],
      '/dashboard',
      'Welcome, Ada',
    ],
    [
      '[2.1, 2.21, 2.23] sends a visitor from everywhere to the login page',
      'visitor',
      ['/users', '/dashboard', '/', '/nowhere'],
      '/login',
      'Sign in',
    ],
  ] as const)('%s, without an alert, a call or a place to go back to', async (_fact, as, paths, leadsTo, heading) => {
    const { line } = await renderConsole({ path: paths[0], as });
    for (const path of paths) {
      const places = window.history.length;
      await followTo(path);
      await waitFor(() => expect(window.location.pathname).toBe(leadsTo));
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      expect(window.history).toHaveLength(places + 1);
    }
    expect(alerts()).toEqual([]);
    expect(line.calls).toEqual([]);
  });

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
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
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
