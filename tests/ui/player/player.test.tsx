import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestApi } from '../../world/api';
import { fail, takeAlerts } from '../../world/console/alerts';
import { fails, fileComes, isHeard, loaded, place, playsUpTo } from '../../world/console/audio';
import { openApi, renderConsole } from '../../world/console/console';
import { button, choose, field, write } from '../../world/console/form';
import { deleteRow } from '../../world/console/list';
import { formOf, picture, sound } from '../../world/forms';

const addSong = async (api: TestApi, title: string, file?: File) => {
  const { record: artist } = await api.call('POST', 'listings/artists', {
    form: formOf({ stageName: 'Björk', photo: await picture() }),
  });
  const form = formOf({ title, artist: String(artist._id), songCoverArt: await picture(), ...(file && { songFile: file }) });
  return (await api.call('POST', 'listings/songs', { form })).record;
};

const deck = () => within(screen.getByRole('region', { name: 'Player' }));
const hasDeck = () => screen.queryByRole('region', { name: 'Player' }) !== null;
const slider = () => deck().getByRole('slider', { name: 'Place in Jóga' });

/** The list of songs, in which 'Jóga' plays. */
const play = async (songs: readonly string[] = ['Jóga']) => {
  const api = await openApi();
  const records = [];
  for (const title of songs) records.push(await addSong(api, title, sound('jóga.wav', 20)));
  const view = await renderConsole({ path: '/songs', api });
  await view.user.click(await screen.findByRole('button', { name: 'Play Jóga' }));
  await screen.findByRole('region', { name: 'Player' });
  return { ...view, record: records[0] ?? {} };
};

describe('a song', () => {
  it('plays from its cover, goes on from page to page, and shows in its form as it stands', async () => {
    const { user, record } = await play();
    expect(loaded()).toBe(record.fileUrl);
    expect(deck().getByText('Jóga')).toBeInTheDocument();
    expect(deck().getByText('Björk')).toBeInTheDocument();
    await fileComes(20);
    await playsUpTo(4);
    await user.click(button('Edit Jóga'));
    await screen.findByRole('textbox', { name: 'Title' });
    expect(isHeard()).toBe(true);
    const form = within(screen.getByRole('group', { name: 'Song File' }));
    expect(form.getByText('jóga.wav')).toBeInTheDocument();
    expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:04 of 0:20');
    await write(user, 'Title', 'Joga');
    await user.click(deck().getByRole('button', { name: 'Pause' }));
    expect(isHeard()).toBe(false);
    await user.click(form.getByRole('button', { name: 'Play Jóga' }));
    expect([isHeard(), place()]).toEqual([true, 4]);
    expect(field('Title')).toHaveValue('Joga');

    await user.click(button('Save'));
    await waitFor(() => expect(deck().getByText('Joga')).toBeInTheDocument());
  });

  it('has no button where it has no file, and nothing is loaded before one is pressed', async () => {
    const api = await openApi();
    await addSong(api, 'Unison');
    await addSong(api, 'Jóga', sound());
    await renderConsole({ path: '/songs', api });
    await screen.findByRole('button', { name: 'Play Jóga' });
    expect(screen.getAllByRole('button', { name: /^Play / })).toHaveLength(1);
    expect([loaded(), hasDeck()]).toEqual([null, false]);
  });

  it('takes the place of the one that played', async () => {
    const { user } = await play(['Jóga', 'Hunter']);
    await user.click(button('Play Hunter'));
    expect(deck().getByText('Hunter')).toBeInTheDocument();
    expect(button('Play Jóga')).not.toHaveAttribute('data-playing');
    expect(button('Pause Hunter')).toHaveAttribute('data-playing');
  });

  it('is gone to by keys: 5 seconds a press, to its start and to its end', async () => {
    await play();
    await fileComes(20);
    expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 0:20');
    const press = (key: string) => {
      fireEvent.keyDown(slider(), { key });
      return [place(), slider().getAttribute('aria-valuetext')];
    };
    expect(press('ArrowRight')).toEqual([5, '0:05 of 0:20']);
    expect(press('ArrowUp')).toEqual([10, '0:10 of 0:20']);
    expect(press('ArrowLeft')).toEqual([5, '0:05 of 0:20']);
    expect(press('End')).toEqual([20, '0:20 of 0:20']);
    expect(press('Home')).toEqual([0, '0:00 of 0:20']);
    expect(press('ArrowDown')).toEqual([0, '0:00 of 0:20']);
  });

  it('is silent, and the player away, once it is closed, the song is deleted, or one logs out', async () => {
    const { user } = await play();
    await user.click(deck().getByRole('button', { name: 'Mute' }));
    expect(document.querySelector('audio')).toHaveProperty('muted', true);
    await user.click(deck().getByRole('button', { name: 'Close the player' }));
    expect([loaded(), isHeard(), hasDeck()]).toEqual([null, false, false]);
    expect(screen.getByRole('main')).toHaveFocus();

    await user.click(button('Play Jóga'));
    await deleteRow(user, 'Jóga');
    await waitFor(() => expect([loaded(), isHeard(), hasDeck()]).toEqual([null, false, false]));
  });

  it('ends with the session', async () => {
    const { user } = await play();
    const element = document.querySelector('audio');
    await user.click(screen.getByRole('button', { name: /account menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('textbox', { name: 'Email' });
    expect([element?.paused, element?.getAttribute('src')]).toEqual([true, null]);
  });

  it('pauses when another tab begins to play', async () => {
    await play();
    const other = new BroadcastChannel('player');
    other.postMessage('playing');
    await waitFor(() => expect(isHeard()).toBe(false));
    other.close();
  });
});

describe('a song whose file does not come', () => {
  const GONE = '“Jóga” can’t be played any more: it was deleted, or its file was removed.';
  const LOST = '“Jóga” stopped: its file can’t be reached. Check the connection, and play it again.';
  const UNPLAYABLE = '“Jóga” can’t be played here. Its file may be damaged, or of a kind that this browser does not know.';

  it('is asked for once more, as addresses may have an end, and plays on where it was', async () => {
    const { line, record } = await play();
    await fileComes(20);
    await playsUpTo(7);
    line.answer(`GET listings/songs/${record._id}`, { success: true, data: { ...record, fileUrl: '/signed/anew.wav?until=2' } });
    await fails('network');
    await waitFor(() => expect(loaded()).toBe('/signed/anew.wav?until=2'));
    await fileComes(20);
    expect([isHeard(), place()]).toEqual([true, 7]);
    await fails();
    await takeAlerts(fail(UNPLAYABLE));
    expect([line.log('GET listings/songs/').length, hasDeck()]).toEqual([1, false]);
  });

  it.each([
    ['was deleted meanwhile', GONE, ({ line }) => line.refuse('GET listings/songs/', { status: 404, message: 'Not found.' })],
    ['can not be asked for', LOST, ({ line }) => line.lose('GET listings/songs/', 'before')],
    ['is away with the connection', LOST, ({ line }) => line.offline()],
  ] satisfies [string, string, (view: Awaited<ReturnType<typeof play>>) => void][])(
    'says so when it %s',
    async (_what, words, happen) => {
      const view = await play();
      happen(view);
      await fails('network');
      await takeAlerts(fail(words));
      expect([loaded(), hasDeck()]).toEqual([null, false]);
      view.line.online();
    },
  );
});

it('a file that was only chosen plays in its form alone, and ends with it', async () => {
  const { user } = await renderConsole({ path: '/songs/add-song' });
  await screen.findByRole('textbox', { name: 'Title' });
  await choose(user, 'Song File', sound('new.wav'));
  await user.click(button('Play new.wav'));
  expect([loaded()?.startsWith('blob:'), isHeard(), hasDeck()]).toEqual([true, true, false]);
  await user.click(button('Remove audio Song File'));
  expect([loaded(), isHeard()]).toEqual([null, false]);
});

it('the songs of a playlist play from their covers', async () => {
  const api = await openApi();
  const song = await addSong(api, 'Jóga', sound());
  const { record: list } = await api.call('POST', 'listings/playlists', {
    form: formOf({ name: 'Morning', featureImage: await picture() }),
  });
  await api.call('PATCH', `listings/playlists/${list._id}/add-song/${song._id}`);
  const { user } = await renderConsole({ path: '/playlists', api });
  await user.click(await screen.findByRole('button', { name: 'Edit Morning' }));
  await user.click(await screen.findByRole('button', { name: 'Play Jóga' }));
  expect([loaded(), isHeard()]).toEqual([song.fileUrl, true]);
  expect(screen.getByRole('heading', { name: /^Edit Playlist/ })).toBeInTheDocument();
});
