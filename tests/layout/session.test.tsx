import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { ADMIN, type TestApi } from '../world/api';
import { alerts, expectAlerts, saidInPlace } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { logIn } from '../world/console/form';
import { anotherTab, logOutElsewhere } from '../world/console/storage';
import { addRecord } from '../world/records';

const signInElsewhere = (api: TestApi) =>
  anotherTab(() => {
    localStorage.setItem(
      'user',
      JSON.stringify({ _id: 'someone-else', email: 'm@example.org', firstName: 'Mia', role: 'manager' }),
    );
    localStorage.setItem('token', api.managerToken);
  });

const withArtist = async () => {
  const api = await openApi();
  await addRecord(api, 'artists', 'Björk');
  return api;
};

const loginPage = () => screen.findByRole('heading', { name: 'Sign in' });
const openMenu = async (user: Awaited<ReturnType<typeof renderConsole>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Ada account menu' }));

describe('header', () => {
  it('[2.17, 2.29, 2.30] shows the first name, and behind it the account and the way out', async () => {
    const { user } = await renderConsole({ path: '/dashboard' });
    await openMenu(user);
    const menu = await screen.findByRole('menu');
    await user.click(within(menu).getByRole('menuitem', { name: 'Account' }));
    expect(await screen.findByRole('heading', { name: 'Account Details' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/users/account');
  });

  it('tells below the menu which version this tab has, and passes it by with the arrow keys', async () => {
    const { user } = await renderConsole({ path: '/dashboard' });
    await openMenu(user);
    expect(within(await screen.findByRole('menu')).getByText(`Version ${packageJson.version}`)).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  });

  it('[2.30, 4.7] logs out with empty storage, without the network', async () => {
    const { user, line } = await renderConsole({ path: '/dashboard' });
    await openMenu(user);
    line.hold();
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await loginPage();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect([...alerts(), ...saidInPlace()]).toEqual([]);
  });

  it('logs out also when the token is gone already', async () => {
    const { user } = await renderConsole({ path: '/dashboard' });
    await openMenu(user);
    localStorage.removeItem('token');
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await loginPage();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('keeps the chosen look over a logout', async () => {
    const { user } = await renderConsole({ path: '/dashboard' });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark look' }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await loginPage();
    await logIn(user, ADMIN);
    await openMenu(user);
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Dark look' })).toBeChecked();
  });
});

describe('sessions and other tabs', () => {
  it('follows a logout in another tab, and sends nothing more', async () => {
    const api = await withArtist();
    const { line } = await renderConsole({ path: '/artists', api });
    await screen.findByText('Björk');
    const before = line.calls.length;
    await logOutElsewhere();
    expect(screen.queryByText('Björk')).not.toBeInTheDocument();
    await loginPage();
    expect(window.location.pathname).toBe('/login');
    expect(line.calls).toHaveLength(before);
    expect([...alerts(), ...saidInPlace()]).toEqual(['You were logged out in another tab.']);
  });

  it('follows a login as someone else: no row, name or menu of the former person, not for a moment', async () => {
    const api = await withArtist();
    const { line } = await renderConsole({ path: '/artists', api });
    await screen.findByText('Björk');
    line.hold();
    await signInElsewhere(api);
    expect(screen.queryByText('Björk')).not.toBeInTheDocument();
    expect(screen.queryByText('Ada')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mia account menu' })).toBeInTheDocument();
    expect(screen.queryByText('Björk')).not.toBeInTheDocument();
  });

  it('follows a login in another tab from the login page', async () => {
    const { api } = await renderConsole({ path: '/login', as: 'visitor' });
    await loginPage();
    await signInElsewhere(api);
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia' })).toBeInTheDocument();
  });

  it('shows a name that changed in another tab', async () => {
    await renderConsole({ path: '/dashboard' });
    await screen.findByRole('button', { name: 'Ada account menu' });
    const user: object = JSON.parse(localStorage.getItem('user') ?? '{}');
    await anotherTab(() => localStorage.setItem('user', JSON.stringify({ ...user, firstName: 'Adelaide' })));
    expect(await screen.findByRole('button', { name: 'Adelaide account menu' })).toBeInTheDocument();
  });
});

describe('a refused token', () => {
  it('[7.51, 8.4] logs out and says so in one alert', async () => {
    const { line } = await renderConsole({ path: '/dashboard' });
    await screen.findByRole('heading', { name: 'Welcome, Ada' });
    const artists = await screen.findByRole('link', { name: 'Artists' });
    line.refuse('GET', { status: 401, message: 'Please sign in.' });
    act(() => artists.click());
    await loginPage();
    await expectAlerts();
    expect(saidInPlace()).toEqual(['Your session has ended. Please sign in again.']);
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
