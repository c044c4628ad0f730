import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ADMIN, type TestApi } from '../world/api';
import { fail, saidInPlace, takeAlerts, watchAlerts } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { clickTwice, finger, GAPS } from '../world/console/hands';
import { goToPage, readPages, walkThrough } from '../world/console/list';
import { openPlaylist, PANEL_PAGES, panel, pickSong, removal, shownSongs } from '../world/console/panel';
import { settled } from '../world/console/settled';
import { playlistOf } from '../world/existing';
import { endSessions, somebodyElse } from '../world/meanwhile';
import { addRecord, recordName } from '../world/records';
import { situation } from './situation';

const PANEL = 'the songs of a playlist';
const MOVED = { status: 503, message: 'The catalogue is being moved.' };
const NETWORK = 'Network Error, Please check your connection and try again';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => recordName(from + index));

/** A playlist of so many songs, 'Record 01' the first, and its edit page at rest. */
const open = async (count: number) => {
  const api = await openApi();
  const { playlist, songs } = await playlistOf(api, 'Morning', count);
  const view = await openPlaylist(api, 'Morning');
  await settled(view.line);
  const songOf = (number: number) => songs[number - 1] ?? '';
  const stored = () => titlesIn(api, playlist);
  const shows = async () => expect(shownSongs()).toEqual((await stored()).slice(0, 5));
  const walk = () => walkThrough(view.user, view.line, shownSongs, PANEL_PAGES);
  return {
    ...view,
    playlist,
    songOf,
    stored,
    shows,
    walk,
    other: somebodyElse(api),
    calls: `GET listings/playlists/${playlist}/songs`,
  };
};

const titlesIn = async (api: TestApi, playlist: string) =>
  (await api.call('GET', `listings/playlists/${playlist}/songs?limit=100`)).rows.map(({ title }) => String(title));

situation(PANEL, 'two people', 'shows all that is left when others remove while one walks', async () => {
  const { other, playlist, songOf, walk, stored } = await open(25);
  for (const number of [2, 4]) await other.removesSong(playlist, songOf(number));
  expect(await walk()).toEqual(await stored());
});

situation(PANEL, 'two people', 'shows all there is when others move a song to the end while one walks', async () => {
  const { other, playlist, songOf, walk, stored } = await open(25);
  await other.removesSong(playlist, songOf(2));
  await other.addsSong(playlist, songOf(2));
  expect(await walk()).toEqual(await stored());
});

situation(PANEL, 'two people', 'shows each song once when others add while one walks', async () => {
  const { api, other, playlist, walk, stored } = await open(21);
  await other.addsSong(playlist, await addRecord(api, 'songs', 'New', { publish: true }));
  expect(await walk()).toEqual(await stored());
});

situation(PANEL, 'two people', 'shows what is there once a song was removed elsewhere first', async () => {
  const { user, line, other, playlist, songOf, shows } = await open(3);
  await other.removesSong(playlist, songOf(2));
  const seen = watchAlerts();
  await user.click(removal(recordName(2)));
  await settled(line);
  expect(seen()).toEqual([fail(expect.stringMatching(/song/))]);
  await shows();
});

situation(PANEL, 'two people', 'shows what is there once a song was added elsewhere first', async () => {
  const { api, user, line, other, playlist, shows } = await open(1);
  const song = await addRecord(api, 'songs', 'Wanted by both', { publish: true });
  await other.addsSong(playlist, song);
  const seen = watchAlerts();
  await pickSong(user, 'Wanted by both');
  await settled(line);
  expect(seen()).toEqual([fail(expect.stringMatching(/already|exists/))]);
  await shows();
});

situation(PANEL, 'meanwhile', 'says once that the playlist is gone', async () => {
  const { user, line, other, playlist } = await open(2);
  await other.deletes('playlists', playlist);
  const seen = watchAlerts();
  await user.click(removal(recordName(1)));
  await settled(line);
  expect(seen()).toEqual([fail(expect.stringMatching(/playlist was not found/))]);
});

situation(PANEL, 'meanwhile', 'shows no song any more that is deleted while another is being removed', async () => {
  const { user, line, other, songOf, shows } = await open(4);
  line.before('PATCH', () => other.deletes('songs', songOf(3)));
  await user.click(removal(recordName(1)));
  await settled(line);
  expect(shownSongs()).toEqual([recordName(2), recordName(4)]);
  await shows();
});

situation(PANEL, 'meanwhile', 'gives way to signing in once the session ends', async () => {
  const { api, user, line } = await open(2);
  await endSessions(api, ADMIN.email);
  await user.click(removal(recordName(1)));
  await settled(line);
  expect(window.location.pathname).toBe('/login');
  expect(saidInPlace()).toEqual(['Your session has ended. Please sign in again.']);
});

situation(PANEL, 'slow line', 'removes what was pressed and nothing else while the answer is on its way', async () => {
  const { user, line, shows } = await open(3);
  const answer = line.hold('PATCH');
  await user.click(removal(recordName(1)));
  await settled(line, 1);
  expect(shownSongs()).toEqual(numbers(1, 3));
  expect(
    within(panel())
      .getAllByRole('button', { name: /^Remove/ })
      .map((each) => each.hasAttribute('disabled')),
  ).toEqual([true, true, true]);
  answer();
  await settled(line);
  expect(shownSongs()).toEqual(numbers(2, 3));
  await shows();
  expect(line.log('PATCH')).toHaveLength(1);
});

situation(PANEL, 'slow line', 'refuses a song that it has on a page not loaded yet, without asking', async () => {
  const { user, line } = await open(21);
  await pickSong(user, recordName(21));
  await takeAlerts(fail('Duplication not allowed, Song already exists'));
  expect(line.log('PATCH')).toEqual([]);
});

situation(PANEL, 'lost line', 'shows what is there once the answer to a removal was lost', async () => {
  const { user, line, stored, shows } = await open(3);
  line.lose('PATCH', 'after');
  await user.click(removal(recordName(1)));
  await takeAlerts(fail(NETWORK));
  await settled(line);
  expect(await stored()).toEqual(numbers(2, 3));
  await shows();
});

for (const [fixture, text] of [
  ['lost line', NETWORK],
  ['refused', MOVED.message],
] as const)
  situation(
    PANEL,
    fixture,
    'tells once, in an alert too, why more songs did not come, and has them at the next try',
    async () => {
      const { user, line, calls } = await open(21);
      if (fixture === 'lost line') line.lose(calls, 'before');
      else line.refuse(calls, MOVED);
      const seen = watchAlerts();
      await goToPage(user, 3);
      await settled(line);
      expect(shownSongs()).toEqual(numbers(11, 15));
      const told = seen();
      await user.click(within(panel()).getByRole('button', { name: 'Try again' }));
      await settled(line);
      expect(readPages(PANEL_PAGES).numbers).toContain('5');
      expect(told).toEqual([fail(text)]);
    },
  );

situation(PANEL, 'refused', 'keeps a song that may not be removed, and says why once', async () => {
  const { user, line, shows } = await open(2);
  line.refuse('PATCH', { status: 409, message: 'The playlist is locked.' });
  await user.click(removal(recordName(1)));
  await takeAlerts(fail('The playlist is locked.'));
  await settled(line);
  await shows();
  expect(removal(recordName(1))).toBeEnabled();
});

for (const gap of GAPS) {
  situation(PANEL, 'impatient hands', `takes one song by two clicks ${gap} ms apart at the place of Remove`, async () => {
    const { user, line, stored } = await open(4);
    await clickTwice(user, () => within(panel()).queryAllByRole('button', { name: /^Remove/ })[0], gap);
    await settled(line);
    expect(await stored()).toEqual(numbers(2, 4));
  });

  situation(PANEL, 'impatient hands', `takes the last song of the last page alone by two clicks ${gap} ms apart`, async () => {
    const { user, line, stored } = await open(6);
    await goToPage(user, 2);
    await clickTwice(user, () => within(panel()).queryAllByRole('button', { name: /^Remove/ })[0], gap);
    await settled(line);
    expect(await stored()).toEqual(numbers(1, 5));
  });
}

situation(
  PANEL,
  'impatient hands',
  'takes one song by two fast taps at the place of Remove, and the next by a slow one',
  async () => {
    const { line, stored } = await open(4);
    const tap = finger();
    for (const gap of [0, 120, 450]) {
      await tap(within(panel()).queryAllByRole('button', { name: /^Remove/ })[0], gap);
      await settled(line);
      expect(await stored()).toEqual(numbers(2, 4));
    }
    await tap(removal(recordName(2)), 900);
    await settled(line);
    expect(await stored()).toEqual(numbers(3, 4));
  },
);

situation(PANEL, 'keys', 'says from one place what was added, removed and shown, and how many there are', async () => {
  const { api, user, line } = await open(5);
  await addRecord(api, 'songs', 'The sixth', { publish: true });
  const status = within(panel()).getByRole('status');
  await pickSong(user, 'The sixth');
  await settled(line);
  expect(status).toHaveTextContent(/^The sixth added, 6 songs$/);
  await goToPage(user, 1);
  expect(status).toHaveTextContent(/^Songs 1 to 5$/);
  await user.click(removal(recordName(1)));
  await settled(line);
  expect(status).toHaveTextContent(/^Record 01 removed, 5 songs$/);
  expect(within(panel()).getByText('5', { selector: 'p' })).toBeInTheDocument();
});

situation(PANEL, 'keys', 'removes one song by one press of Enter, however long it is held, and keeps the focus', async () => {
  const { user, line, stored } = await open(4);
  removal(recordName(1)).focus();
  await user.keyboard('{Enter>15/}');
  await settled(line);
  expect(await stored()).toEqual(numbers(2, 4));
  expect(panel().contains(document.activeElement)).toBe(true);
});

situation(PANEL, 'used again', 'goes to the page of a song that was added', async () => {
  const { api, user, line } = await open(5);
  await addRecord(api, 'songs', 'The sixth', { publish: true });
  await pickSong(user, 'The sixth');
  await settled(line);
  expect(readPages(PANEL_PAGES).current).toBe('2');
  expect(shownSongs()).toEqual(['The sixth']);
  // The empty box has no list that would lie over it.
  expect(screen.queryByText('Type at least 3 characters')).toBeNull();
});

situation(PANEL, 'used again', 'removes and adds the same song after a refusal, as often as one likes', async () => {
  const { user, line, shows } = await open(3);
  line.refuse('PATCH', MOVED);
  await user.click(removal(recordName(1)));
  await takeAlerts(fail(MOVED.message));
  const seen = watchAlerts();
  for (let turn = 0; turn < 2; turn += 1) {
    await user.click(removal(recordName(1)));
    await settled(line);
    await pickSong(user, recordName(1));
    await settled(line);
    expect(shownSongs()).toEqual([...numbers(2, 3), recordName(1)]);
  }
  await shows();
  expect(seen()).toEqual([]);
});
