import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KINDS } from '../spec/kinds';
import { renderConsole } from '../world/console/console';

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const kinds = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => link.textContent);

const width = window.innerWidth;

describe('sidebar', () => {
  afterEach(() => {
    window.innerWidth = width;
  });

  it('[1.2, 2.24-27] holds the dashboard and the groups with their kinds, in order', async () => {
    await renderConsole({ path: '/dashboard' });
    const navigation = await menu();
    expect(await within(navigation).findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    const listings = await within(navigation).findByRole('list', { name: 'Listings' });
    expect(kinds(listings)).toEqual(['Artists', 'Songs', 'Albums', 'Playlists', 'Videos', 'Channels']);
    expect(kinds(within(navigation).getByRole('list', { name: 'Ads & Announcements' }))).toEqual([
      'Announcements',
      'Promotion Ads',
    ]);
    expect(kinds(within(navigation).getByRole('list', { name: 'Users' }))).toEqual(['Users']);
  });

  it('[2.27, 6.2] shows Users to no manager', async () => {
    await renderConsole({ path: '/dashboard', as: 'manager' });
    const navigation = await menu();
    await within(navigation).findByRole('link', { name: 'Artists' });
    expect(within(navigation).queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    expect(within(navigation).queryByRole('list', { name: 'Users' })).not.toBeInTheDocument();
  });

  it('[2.14, 2.28] expands each item to its Add link', async () => {
    const { user } = await renderConsole({ path: '/dashboard' });
    const navigation = await menu();
    const toggleOf = (name: string) => within(navigation).getByRole('button', { name: `Show the add link of ${name}` });
    await within(navigation).findByRole('link', { name: 'Users' });
    expect(within(navigation).queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
    for (const { menu: name, noun, routes } of KINDS) {
      expect(within(navigation).getByRole('link', { name })).toHaveAttribute('href', routes.list);
      expect(toggleOf(name)).toHaveAttribute('aria-expanded', 'false');
      await user.click(toggleOf(name));
      expect(toggleOf(name)).toHaveAttribute('aria-expanded', 'true');
      expect(await within(navigation).findByRole('link', { name: `Add ${noun}` })).toHaveAttribute('href', routes.add);
    }
    await user.click(toggleOf('Promotion Ads'));
    await waitFor(() => expect(within(navigation).queryByRole('link', { name: 'Add Ad' })).not.toBeInTheDocument());
  });

  it('marks the current page, and the kind it belongs to', async () => {
    const { user } = await renderConsole({ path: '/artists/add-artist' });
    const navigation = await menu();
    const toggle = await within(navigation).findByRole('button', { name: 'Show the add link of Artists' });
    // Nothing unfolds by itself: what stands below would move.
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(await within(navigation).findByRole('link', { name: 'Add Artist' })).toHaveAttribute('aria-current', 'page');
    const artists = within(navigation).getByRole('link', { name: 'Artists' });
    expect(artists).toHaveAttribute('aria-current', 'true');
    await user.click(artists);
    await waitFor(() => expect(artists).toHaveAttribute('aria-current', 'page'));
    expect(within(navigation).getByRole('link', { name: 'Songs' })).not.toHaveAttribute('aria-current');
  });

  it("does not take one's own account for a part of Users, whose path it shares", async () => {
    await renderConsole({ path: '/users/account' });
    const users = await screen.findByRole('link', { name: 'Users' });
    await screen.findByRole('heading', { name: 'Account Details' });
    expect(users).not.toHaveAttribute('aria-current');
    const toggle = screen.getByRole('button', { name: 'Show the add link of Users' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // What it would open is not in the page.
    expect(toggle).not.toHaveAttribute('aria-controls');
  });

  it('[2.31] opens from the header on small screens, and closes by Escape and by going somewhere', async () => {
    window.innerWidth = 400;
    const { user } = await renderConsole({ path: '/dashboard' });
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    expect(screen.queryByRole('link', { name: 'Artists' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(await screen.findByRole('link', { name: 'Artists' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Artists' })).not.toBeInTheDocument());
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    await user.click(await screen.findByRole('link', { name: 'Artists' }));
    await waitFor(() => expect(window.location.pathname).toBe('/artists'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Songs' })).not.toBeInTheDocument());
  });
});
