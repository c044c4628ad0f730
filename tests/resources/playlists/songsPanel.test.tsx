import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SONG_IDS_LIMIT } from '../../../src/contract/limits';
import { numbers } from '../../situations/playlist';
import type { TestApi } from '../../world/api';
import { fail, takeAlerts } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { button, field, write } from '../../world/console/form';
import { goToPage, readPages } from '../../world/console/list';
import { openPlaylist, PANEL_PAGES, panel, pickSong, removal, SONG_BOX, shownSongs, typeSong } from '../../world/console/panel';
import { expectSaid } from '../../world/console/picker';
import { settled } from '../../world/console/settled';
import { playlistOf } from '../../world/existing';
import { addRecord, recordName } from '../../world/records';

const DUPLICATE = 'Duplication not allowed, Song already exists';

/** The texts of the songs on the panel's page. */
const shown = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('bdi, em')].map((name) => name.textContent).join(' | ') + dashes(item));
const dashes = (item: HTMLElement) =>
  [...item.querySelectorAll('span')]
    .filter(({ textContent }) => textContent === '-')
    .map(() => ' | -')
    .join('');
const shows = (...expected: string[]) => waitFor(() => expect(shownSongs()).toEqual(expected));

describe('the songs of a playlist', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openApi();
  });

  const open = () => openPlaylist(api, 'Morning');

  it('has the focus where songs are added, once the playlist is created', async () => {
    const { user } = await renderConsole({ path: '/playlists/add-playlist', api });
    await screen.findByRole('textbox', { name: 'Name' });
    await write(user, 'Name', 'Evening');
    await user.click(button('Save'));
    await waitFor(() => expect(button('Add Song')).toHaveFocus());
  });

  it('[2.77, 2.92, 7.44, 9.2, 9.4] stand 5 a page in playing order, and come 20 at a time, when the current page is the last loaded one or the one before it', async () => {
    const { playlist } = await playlistOf(api, 'Morning', 23);
    const { user, line } = await open();
    const calls = `GET listings/playlists/${playlist}/songs`;
    const first = [`${calls}?limit=20`];
    await shows(...numbers(1, 5));
    expect(readPages(PANEL_PAGES)).toEqual({ numbers: ['1', '2', '3'], current: '1', canGoBack: false, canGoOn: true });
    await goToPage(user, 2);
    await shows(...numbers(6, 10));
    expect(line.log(calls)).toEqual(first);
    await user.click(button('Next page'));
    await waitFor(() => expect(readPages(PANEL_PAGES)).toMatchObject({ numbers: ['1', '2', '3', '4', '5'], current: '3' }));
    await shows(...numbers(11, 15));
    await goToPage(user, 5);
    await shows(...numbers(21, 23));
    expect(readPages(PANEL_PAGES)).toMatchObject({ current: '5', canGoOn: false });
    await user.click(button('Previous page'));
    await shows(...numbers(16, 20));
    expect(line.log(calls)).toEqual([...first, `${calls}?limit=20&page=2`]);
  });

  it('[2.93] show cover, title, artist and album, or - for each that is missing', async () => {
    const playlist = await addRecord(api, 'playlists', 'Morning');
    const artist = await addRecord(api, 'artists', 'Björk');
    const album = await addRecord(api, 'albums', 'Debut');
    const references: Record<string, string>[] = [{ artist, album }, { artist }, {}];
    for (const fields of references) {
      const song = await addRecord(api, 'songs', 'Human', { fields });
      await api.call('PATCH', `listings/playlists/${playlist}/add-song/${song}`);
    }
    await open();
    await waitFor(() => expect(shown()).toEqual(['Human | Björk | Debut', 'Human | Björk | -', 'Human | - | -']));
    expect(panel().querySelectorAll('li img')).toHaveLength(3);
  });

  it('[2.95] are loading..., and then an empty playlist says what to do', async () => {
    await addRecord(api, 'playlists', 'Morning');
    const { user, line } = await renderConsole({ path: '/playlists', api });
    const edit = await screen.findByRole('button', { name: 'Edit Morning' });
    const answer = line.hold();
    await user.click(edit);
    expect(await screen.findByText('loading...')).toBeInTheDocument();
    expect(screen.queryByText('Empty Playlist, Add Songs')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Empty Playlist, Add Songs')).toBeInTheDocument();
    expect(screen.queryByText('loading...')).not.toBeInTheDocument();
  });

  it('[2.91, 3.24, 4.20] are added at once, one after the other, from a box that is empty again', async () => {
    const playlist = await addRecord(api, 'playlists', 'Morning');
    for (const title of ['Alpha', 'Bravo']) await addRecord(api, 'songs', title, { publish: true });
    await addRecord(api, 'songs', 'Alpha, not out yet');
    const { user, line } = await open();
    await screen.findByText('Empty Playlist, Add Songs');
    await write(user, 'Name', 'Not saved yet');
    const found = { _id: 'found', title: 'Found', artist: 'bare-id', artistStatic: { stageName: 'Björk' } };
    line.answer('GET', { success: true, data: [found] });
    await typeSong(user, 'Found');
    expect(await screen.findByRole('option', { name: /Found/ })).toHaveTextContent(/^Found.*Björk$/);
    await typeSong(user, 'Alpha');
    const alpha = await screen.findByRole('option', { name: /Alpha/ });
    const answer = line.holdNext('PATCH');
    await user.click(alpha);
    await waitFor(() => expect(line.log('PATCH')).toHaveLength(1));
    await pickSong(user, 'Bravo');
    answer();
    await shows('Alpha', 'Bravo');
    expect(screen.getByRole('combobox', { name: SONG_BOX })).toHaveValue('');
    expect(field('Name')).toHaveValue('Not saved yet');
    const paths = line.log('PATCH').map((line) => line.replace(/[^/]+$/, ''));
    expect(paths).toEqual(Array(2).fill(`PATCH listings/playlists/${playlist}/add-song/`));
  });

  it('[5.25, 8.13, 8.42] are not added twice, whether the first is loaded or not, and none is found where none fits', async () => {
    await playlistOf(api, 'Morning', 21);
    const { user, line } = await open();
    await shows(...numbers(1, 5));
    for (const title of [recordName(1), recordName(21)]) {
      await pickSong(user, title);
      await takeAlerts(fail(DUPLICATE));
    }
    await shows(...numbers(1, 5));
    expect(line.log('PATCH')).toEqual([]);
    await typeSong(user, 'zzz');
    await expectSaid('No Song Found');
  });

  it('[5.25] are not added twice to a playlist of so many that it carries no ids, and stay where they were shown', async () => {
    const { playlist } = await playlistOf(api, 'Morning', SONG_IDS_LIMIT + 2);
    const { user, line } = await open();
    const first = numbers(1, 5);
    await shows(...first);
    await pickSong(user, recordName(SONG_IDS_LIMIT + 2));
    await takeAlerts(fail(DUPLICATE));
    await addRecord(api, 'songs', 'One more', { publish: true });
    await pickSong(user, 'One more');
    await waitFor(() => expect(line.log('PATCH')).toHaveLength(2));
    await settled(line);
    expect(shownSongs()).toEqual(first);
    expect((await api.call('GET', `listings/playlists/${playlist}/songs?limit=100&page=3`)).rows).toHaveLength(3);
  });

  it('[2.94, 4.20] are removed at once by one request; the last of the last page takes its page along', async () => {
    const { playlist } = await playlistOf(api, 'Morning', 6);
    const { user, line } = await open();
    await shows(...numbers(1, 5));
    await goToPage(user, 2);
    await shows(recordName(6));
    await user.click(removal(recordName(6)));
    await shows(...numbers(1, 5));
    expect(readPages(PANEL_PAGES)).toMatchObject({ numbers: ['1'], current: '1', canGoOn: false });
    expect(line.log('PATCH')).toHaveLength(1);
    expect((await api.call('GET', `listings/playlists/${playlist}/songs`)).rows).toHaveLength(5);
    expect(within(panel()).getByRole('heading', { name: 'Songs' })).toHaveFocus();
    for (const title of numbers(1, 5)) {
      await user.click(removal(title));
      await waitFor(() => expect(shownSongs()).not.toContain(title));
    }
    expect(await screen.findByText('Empty Playlist, Add Songs')).toBeInTheDocument();
  });

  it('[2.96] are loaded and opened for editing by a click', async () => {
    const { songs } = await playlistOf(api, 'Morning', 2);
    const { user, line } = await open();
    await shows(...numbers(1, 2));
    await user.click(screen.getByRole('button', { name: /^Record 02/ }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(recordName(2));
    expect(window.location.pathname).toBe('/songs/edit-song');
    expect(line.log('GET').at(-1)).toBe(`GET listings/songs/${songs[1]}`);
  });
});
