import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { fail, takeAlerts, watchAlerts } from '../world/console/alerts';
import { goToPage, readPages } from '../world/console/list';
import { PANEL_PAGES, panel, pickSong, removal, shownSongs } from '../world/console/panel';
import { settled } from '../world/console/settled';
import { addRecord, recordName } from '../world/records';
import { numbers, openWith } from './playlist';
import { situation } from './situation';

const PANEL = 'the songs of a playlist';
const MOVED = { status: 503, message: 'The catalogue is being moved.' };
const NETWORK = 'Network Error, Please check your connection and try again';

type Playlist = Awaited<ReturnType<typeof openWith>>;
const MEANWHILE: Record<string, (of: Playlist) => Promise<unknown>> = {
  'all that is left when others remove': async ({ other, playlist, songOf }) => {
    for (const number of [2, 4]) await other.removesSong(playlist, songOf(number));
  },
  'all there is when others move a song to the end': async ({ other, playlist, songOf }) => {
    await other.removesSong(playlist, songOf(2));
    await other.addsSong(playlist, songOf(2));
  },
  'each song once when others add': async ({ api, other, playlist }) =>
    other.addsSong(playlist, await addRecord(api, 'songs', 'New', { publish: true })),
};
for (const [what, happen] of Object.entries(MEANWHILE))
  situation(PANEL, 'two people', `shows ${what} while one walks`, async () => {
    const view = await openWith(25);
    await happen(view);
    expect(await view.walk()).toEqual(await view.stored());
  });

situation(PANEL, 'two people', 'shows what is there once a song was removed elsewhere first', async () => {
  const { user, line, other, playlist, songOf, shows } = await openWith(3);
  await other.removesSong(playlist, songOf(2));
  const seen = watchAlerts();
  await user.click(removal(recordName(2)));
  await settled(line);
  expect(seen()).toEqual([fail(expect.stringMatching(/song/))]);
  await shows();
});

situation(PANEL, 'two people', 'shows what is there once a song was added elsewhere first', async () => {
  const { api, user, line, other, playlist, shows } = await openWith(1);
  const song = await addRecord(api, 'songs', 'Wanted by both', { publish: true });
  await other.addsSong(playlist, song);
  const seen = watchAlerts();
  await pickSong(user, 'Wanted by both');
  await settled(line);
  expect(seen()).toEqual([fail(expect.stringMatching(/already|exists/))]);
  await shows();
});

situation(PANEL, 'meanwhile', 'says once that the playlist is gone', async () => {
  const { user, line, other, playlist } = await openWith(2);
  await other.deletes('playlists', playlist);
  const seen = watchAlerts();
  await user.click(removal(recordName(1)));
  await settled(line);
  expect(seen()).toEqual([fail(expect.stringMatching(/playlist was not found/))]);
});

situation(PANEL, 'meanwhile', 'shows no song any more that is deleted while another is being removed', async () => {
  const { user, line, other, songOf, shows } = await openWith(4);
  line.before('PATCH', () => other.deletes('songs', songOf(3)));
  await user.click(removal(recordName(1)));
  await settled(line);
  expect(shownSongs()).toEqual([recordName(2), recordName(4)]);
  await shows();
});

situation(PANEL, 'slow line', 'removes what was pressed and nothing else while the answer is on its way', async () => {
  const { user, line, shows } = await openWith(3);
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

situation(PANEL, 'lost line', 'shows what is there once the answer to a removal was lost', async () => {
  const { user, line, stored, shows } = await openWith(3);
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
  situation(PANEL, fixture, 'tells once, in an alert too, why no more songs came, and has them at the next try', async () => {
    const { user, line, calls } = await openWith(21);
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
  });
