import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TEXT_LIMIT } from '../../../src/contract/limits';
import { IMPORT_SONGS } from '../../../src/routes';
import { KINDS } from '../../spec/kinds';
import { expectAlerts } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { commit, compose, pressComposing } from '../../world/console/inputMethod';
import { settled } from '../../world/console/settled';
import { addRecord } from '../../world/records';

const opener = () => screen.findByRole('button', { name: 'Find a page or a record' });
const box = () => screen.getByRole('combobox', { name: 'Page or record' });
const palette = () => screen.queryByRole('dialog', { name: 'Find a page or a record' });
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace('↵', ''));
/** The option that Enter opens, as a screen reader hears it. */
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

const openAt = async (path = '/dashboard', options: Parameters<typeof renderConsole>[0] = {}) => {
  const view = await renderConsole({ path, ...options });
  await opener();
  await view.user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(box()).toHaveFocus());
  return view;
};

const withRecords = async () => {
  const api = await openApi();
  await addRecord(api, 'artists', 'Sólveig');
  await addRecord(api, 'channels', 'Radio Sólveig');
  await addRecord(api, 'playlists', 'Something else');
  return api;
};

const find = async (user: UserEvent, text: string, found: string) => {
  await user.type(box(), text);
  await waitFor(() => expect(names('Records')).toContain(found));
};

describe('the palette', () => {
  it('opens by Ctrl+K and by its button, and gives the focus back when it is closed', async () => {
    const { user } = await openAt();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(palette()).toBeNull());
    await user.click(await opener());
    await waitFor(() => expect(box()).toHaveFocus());
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(palette()).toBeNull());
    expect(await opener()).toHaveFocus();
  });

  it('takes no more of a text than the search of a list, which has room in an address', async () => {
    const { user } = await openAt();
    await user.paste('sol'.repeat(100_000));
    expect(box()).toHaveValue('sol'.repeat(100_000).slice(0, TEXT_LIMIT));
  });

  it('leads to every page of the menu and its Add links, without a call', async () => {
    const { user, line } = await openAt();
    await settled(line);
    const before = line.log().length;
    const lists = KINDS.map(({ menu }) => `${menu} List`);
    const adds = KINDS.map(({ noun }) => `Add ${noun} Add`);
    expect(names('Pages')).toEqual(['Dashboard Page', ...lists, ...adds, 'Import · Songs Page', 'Account Page']);
    await user.keyboard('add ch');
    expect(names('Pages')).toEqual(['Add Channel Add']);
    expect(line.log()).toHaveLength(before);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/channels/add-channel'));
    await waitFor(() => expect(palette()).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(box()).toHaveFocus());
    await user.keyboard('import{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(IMPORT_SONGS));
  });

  it('[6.2] shows a manager nothing of users, and searches none', async () => {
    const { user, line } = await openAt('/dashboard', { as: 'manager' });
    expect(names('Pages').filter((name) => name?.includes('User'))).toEqual([]);
    await user.type(box(), 'bob');
    await waitFor(() => expect(line.log('GET ad-news/ads/search')).toHaveLength(1));
    await settled(line);
    expect(line.log('GET users')).toEqual([]);
  });

  it('finds records of all kinds by name from 3 characters on, and opens one as the pencil of its list does', async () => {
    const { user, line } = await openAt('/dashboard', { api: await withRecords() });
    const searches = () => line.log().filter((call) => call.includes('/search?'));
    await user.type(box(), 'so');
    await settled(line);
    expect(searches()).toEqual([]);
    await find(user, 'lv', 'Sólveig Artist');
    await settled(line);
    expect(names('Records')).toEqual(['Sólveig Artist', 'Radio Sólveig Channel']);
    expect(searches()).toHaveLength(KINDS.length);
    expect(screen.getByRole('option', { name: /^Radio/ }).querySelector('b')).toHaveTextContent(/^Sólv$/);
    await user.keyboard('{ArrowDown}');
    expect(marked()).toHaveTextContent('Radio Sólveig');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/channels/edit-channel'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Radio Sólveig');
  });

  it('says by which other names somebody goes, and finds them by these', async () => {
    const api = await openApi();
    await addRecord(api, 'artists', 'Sólveig', { fields: { firstName: 'Ann', lastName: 'Lind' } });
    const { user } = await openAt('/dashboard', { api });
    await find(user, 'lind', 'Sólveig Ann Lind · Artist');
  });

  it('moves its mark by arrows, Home and End, round and round', async () => {
    const { user } = await openAt();
    expect(marked()).toHaveTextContent('Dashboard');
    await user.keyboard('{ArrowUp}');
    expect(marked()).toHaveTextContent('Account');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toHaveTextContent('Artists');
    await user.keyboard('{End}');
    expect(marked()).toHaveTextContent('Account');
    await user.keyboard('{Home}');
    expect(marked()).toHaveTextContent('Dashboard');
  });

  it('opens a page in a tab of its own with Ctrl+Enter, and stays', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openAt();
    await user.keyboard('albums{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/albums', '_blank', 'noopener');
    expect(palette()).not.toBeNull();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('neither searches for what an input method composes, nor opens anything by its keys', async () => {
    const { line } = await openAt('/dashboard', { api: await withRecords() });
    await compose(box(), 'unfinished');
    await pressComposing(box(), 'Enter');
    expect(palette()).not.toBeNull();
    await commit(box(), 'sólv');
    await waitFor(() => expect(names('Records')).toContain('Sólveig Artist'));
    expect(line.log().filter((call) => call.includes('unfinished'))).toEqual([]);
  });

  it('leaves out a kind whose search fails, says that not everything could be searched, and shows no alert', async () => {
    const { user, line } = await openAt('/dashboard', { api: await withRecords() });
    line.refuse('GET listings/channels/search', { status: 500, message: 'Broken.' });
    await find(user, 'solv', 'Sólveig Artist');
    await waitFor(() => expect(screen.getByText(/Not everything could be searched/)).toBeInTheDocument());
    expect(names('Records')).toEqual(['Sólveig Artist']);
    await expectAlerts();
  });

  it('keeps what was found until there is something else, but opens none of it that does not fit any more', async () => {
    const { user, line } = await openAt('/dashboard', { api: await withRecords() });
    await find(user, 'solv', 'Sólveig Artist');
    await settled(line);
    const answer = line.hold('GET');
    fireEvent.change(box(), { target: { value: 'something' } });
    expect(names('Records')).toEqual(['Sólveig Artist', 'Radio Sólveig Channel']);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/dashboard');
    answer();
    await waitFor(() => expect(names('Records')).toEqual(['Something else Playlist']));
    fireEvent.change(box(), { target: { value: 'nothing of this kind' } });
    await waitFor(() => expect(screen.getByText('Nothing is called so.')).toBeInTheDocument());
  });

  it('asks before unsaved text is left, also for another record of the kind that is edited', async () => {
    const api = await openApi();
    for (const name of ['First one', 'Second one']) await addRecord(api, 'channels', name);
    const { user, line } = await openAt('/channels', { api });
    await find(user, 'first', 'First one Channel');
    await user.keyboard('{Enter}');
    const name = () => screen.findByRole('textbox', { name: 'Name' });
    await waitFor(async () => expect(await name()).toHaveValue('First one'));
    await user.type(await name(), ' and more');
    const goToSecond = async () => {
      await settled(line);
      await user.click(await opener());
      await waitFor(() => expect(box()).toHaveFocus());
      await find(user, 'second', 'Second one Channel');
      await user.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    };
    await goToSecond();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await name()).toHaveValue('First one and more');
    await goToSecond();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(async () => expect(await name()).toHaveValue('Second one'));
    expect(window.location.pathname).toBe('/channels/edit-channel');
  });

  it('is not opened over a question', async () => {
    const api = await withRecords();
    const { user } = await renderConsole({ path: '/artists', api });
    await user.click(await screen.findByRole('button', { name: 'Delete Sólveig' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Control>}k{/Control}');
    expect(palette()).toBeNull();
  });
});
