import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { ADMIN } from '../world/api';
import { MINUTE, stopClock } from '../world/clock';
import { watchAlerts } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { ALBUM, chooseFolder, findHeading, openAlbum, openPlan, row, stateOf, taggedFile, tree } from '../world/console/folder';
import { button } from '../world/console/form';
import { clickTwice } from '../world/console/hands';
import { settled } from '../world/console/settled';
import { endSessions, somebodyElse } from '../world/meanwhile';
import { addRecord, namesOf, recordsOf } from '../world/records';
import { ATTACKS } from '../world/values/attacks';
import { situation } from './situation';

const FEATURE = 'a folder of music';
const CREATE = 'POST listings/songs';
const TITLES = ['Frankie’s First Affair', 'Hang On to Your Love', 'Smooth Operator', 'Your Love Is King'];

afterEach(() => {
  vi.useRealTimers();
});

const main = () => within(screen.getByRole('main'));
const start = async (files = ALBUM) => {
  const view = await openPlan(files);
  await view.user.click(button('Start import'));
  return view;
};
/** An import with two songs on their way, which `release` lets arrive. */
const openRunning = async () => {
  const view = await openPlan();
  const release = view.line.hold(CREATE);
  await view.user.click(button('Start import'));
  await waitFor(() => expect(view.line.log(CREATE)).toHaveLength(2));
  return { ...view, release };
};
const expectAll = async (api: Awaited<ReturnType<typeof openApi>>) =>
  expect((await namesOf(api, 'songs')).sort()).toEqual(TITLES);
/** Its end, with each song once. */
const ends = async (api: Awaited<ReturnType<typeof openApi>>) => {
  await findHeading('4 songs imported');
  await expectAll(api);
};

situation(FEATURE, 'slow line', 'pauses with what is on its way, and goes on from there', async () => {
  const { user, line, api, release } = await openRunning();
  await user.click(button('Pause'));
  expect(await screen.findByText('Paused. What was on its way is still sent.')).toBeInTheDocument();
  await act(async () => release());
  await findHeading('2 of 4 songs');
  await settled(line);
  expect(line.log(CREATE)).toHaveLength(2);
  await user.click(button('Go on'));
  await ends(api);
});

situation(FEATURE, 'slow line', 'stops while it reads, compares or runs, and can go on', async () => {
  const { user, line, api } = await renderConsole({ path: '/songs/import-songs' });
  const release = line.hold('GET listings/artists/search');
  await chooseFolder(ALBUM);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  release();
  await chooseFolder(ALBUM);
  await screen.findByRole('button', { name: 'Start import' });
  const releaseSongs = line.hold(CREATE);
  await user.click(button('Start import'));
  await waitFor(() => expect(line.log(CREATE)).toHaveLength(2));
  await user.click(button('Cancel'));
  releaseSongs();
  await findHeading('Stopped: 0 songs imported');
  await user.click(button('Go on'));
  await ends(api);
});

situation(FEATURE, 'lost line', 'says so, waits, and goes on by itself', async () => {
  const { user, line, api } = await openPlan();
  line.offline();
  await user.click(button('Start import'));
  expect(await screen.findByText(/^The server does not answer\. The import waits/)).toBeInTheDocument();
  await act(async () => line.online());
  await ends(api);
});

situation(FEATURE, 'lost line', 'says so while files are compared, and goes on by itself', async () => {
  const { line } = await renderConsole({ path: '/songs/import-songs' });
  line.lose('GET listings/songs/same', 'before');
  await chooseFolder(ALBUM);
  const words = await main().findByText(/^The server does not answer\. The import waits/);
  await screen.findByRole('button', { name: 'Start import' });
  expect(words).not.toBeInTheDocument();
});

situation(FEATURE, 'refused', 'says why beside the file, goes on with the others, and tries it again', async () => {
  const { user, line, api } = await openPlan();
  openAlbum('Diamond Life');
  line.refuse(CREATE, { status: 422, message: 'This sound is too quiet.' });
  await user.click(button('Start import'));
  await findHeading('3 songs imported');
  expect(stateOf('Smooth Operator')).toBe('This sound is too quiet.');
  await user.click(button('Try again'));
  await ends(api);
});

situation(FEATURE, 'refused', 'asks to sign in again in place where the session is over, and goes on', async () => {
  const { user, line, api } = await openPlan();
  const told = watchAlerts();
  await endSessions(api, ADMIN.email);
  await user.click(button('Start import'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign in again' }));
  await user.type(dialog.getByLabelText('Password'), 'not mine{Enter}');
  expect(await dialog.findByText(/email|password/i, { selector: '.MuiAlert-message' })).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), `${ADMIN.password}{Enter}`);
  await findHeading('4 songs imported');
  expect(line.log(CREATE)).toHaveLength(4);
  expect((await api.call('GET', 'listings/songs?limit=20', { token: api.managerToken })).rows).toHaveLength(4);
  expect(told()).toEqual([]);
});

situation(FEATURE, 'refused', 'ends where nobody signs in again, and keeps what was chosen', async () => {
  const { user, api } = await openPlan();
  await endSessions(api, ADMIN.email);
  await user.click(button('Start import'));
  await user.click(await screen.findByRole('button', { name: 'Stop the import' }));
  await findHeading('Stopped: 0 songs imported');
  expect(button('Go on')).toBeInTheDocument();
});

situation(FEATURE, 'meanwhile', 'says so where the song to be replaced was deleted', async () => {
  const api = await openApi();
  const artist = await addRecord(api, 'artists', 'Sade');
  const id = await addRecord(api, 'songs', 'Smooth Operator', { fields: { artist } });
  const { user } = await openPlan(ALBUM, api);
  await user.selectOptions(within(row('Smooth')).getByRole('combobox'), 'Replace');
  await somebodyElse(api).deletes('songs', id);
  await user.click(button('Start import'));
  await findHeading('3 songs imported');
  expect(stateOf('Smooth')).not.toMatch(/^(Created|Replaced|Waiting|$)/);
  expect(await recordsOf(api, 'songs')).toHaveLength(3);
});

situation(FEATURE, 'impatient hands', 'starts once, and is not paused by a second click', async () => {
  const { user, line, api } = await openPlan();
  const bar = () => screen.queryByRole('button', { name: /^(Start import|Pause)$/ });
  const release = line.hold(CREATE);
  await clickTwice(user, bar, 120);
  await waitFor(() => expect(line.log(CREATE)).toHaveLength(2));
  expect(button('Pause')).toBeInTheDocument();
  release();
  await ends(api);
});

situation(FEATURE, 'keys', 'is looked through, chosen and named by keys alone', async () => {
  const { user } = await openPlan([...ALBUM, taggedFile('x/1.mp3', 'Other', 'Sade', 'X')]);
  const rows = () => within(tree()).getAllByRole('row');
  await act(async () => rows()[1]?.focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(row('Smooth')).toHaveFocus();
  await user.keyboard(' ');
  expect(row('Smooth')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(row('Your Love')).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(screen.getByRole('checkbox', { name: 'Choose Your Love Is King' })).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}{ArrowLeft}');
  expect(rows()[1]).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(rows().at(-1)).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('5 chosen')).toBeInTheDocument();
});

situation(FEATURE, 'used again', 'asks before it is left, stops there, and goes on when one comes back', async () => {
  const { user, line, api, release } = await openRunning();
  await user.click(await screen.findByRole('link', { name: 'Artists' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave while it runs?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await settled(line, 2);
  await user.click(await screen.findByRole('link', { name: 'Artists' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await main().findByRole('heading', { level: 1, name: 'Artists' });
  release();
  await user.click(await screen.findByRole('link', { name: 'Songs' }));
  await user.click(await main().findByRole('link', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  await ends(api);
});

situation(FEATURE, 'used again', 'goes on in a new page with the same folder, and makes nothing twice', async () => {
  const { user, line, api, unmount } = await openPlan();
  line.holdNext(CREATE);
  await user.click(button('Start import'));
  await findHeading('3 of 4 songs');
  await act(async () => unmount());
  const again = await renderConsole({ path: '/songs/import-songs', api });
  expect(await screen.findByText(/^An import of yours did not come to its end/)).toBeInTheDocument();
  await chooseFolder(ALBUM);
  await again.user.click(await screen.findByRole('button', { name: 'Start import' }));
  await screen.findByRole('button', { name: 'Import another folder' });
  await expectAll(api);
});

situation(FEATURE, 'hostile texts', 'shows and stores names as they are', async () => {
  const [title = '', artist = '', album = ''] = ATTACKS;
  const { api } = await start([taggedFile('a.mp3', title, artist, album)]);
  await findHeading('1 song imported');
  expect(within(tree()).getByText(album)).toBeInTheDocument();
  expect(await namesOf(api, 'songs')).toEqual([title]);
});

situation(FEATURE, 'blocked storage', 'says that nothing of it is noted, and is imported', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { api, release } = await openRunning();
  expect(await screen.findByText(/^This browser keeps no note of what is done/)).toBeInTheDocument();
  release();
  await ends(api);
});

situation(FEATURE, 'clock', 'is not ended by the idle time while it runs', async () => {
  const clock = stopClock();
  const { api, release } = await openRunning();
  for (let minutes = 0; minutes < 20; minutes += 1) await clock.pass(MINUTE);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  release();
  await ends(api);
});
