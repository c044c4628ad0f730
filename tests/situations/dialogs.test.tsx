import { screen, within } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { MINUTE, stopClock } from '../world/clock';
import { alerts, fail, watchAlerts } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { clickTwice, holdKey, keepAlerts, stopTaps } from '../world/console/hands';
import { atRest, settled } from '../world/console/settled';
import { endSessions, somebodyElse } from '../world/meanwhile';
import { addRecord, recordsOf } from '../world/records';
import { situation } from './situation';

const FEATURE = 'deleting a record';
const DELETE = 'DELETE listings/channels';

afterEach(() => {
  vi.useRealTimers();
});

const icon = () => screen.getByRole('button', { name: 'Delete One' });
const dialog = () => screen.queryByRole('alertdialog', { name: 'Delete One?' });
const yes = () => screen.getByRole('button', { name: 'Delete' });
/** What lies over the page beside a dialog, and takes the clicks that miss it. */
const backdrop = () => document.querySelector('.MuiDialog-container');

const openList = async () => {
  const api = await openApi();
  await addRecord(api, 'channels', 'One');
  const view = await renderConsole({ path: '/channels', api });
  await screen.findByRole('button', { name: 'Delete One' });
  return view;
};

const openDialog = async () => {
  const view = await openList();
  await view.user.click(icon());
  await screen.findByRole('alertdialog');
  return view;
};

const confirmAndRest = async ({ user, line }: Awaited<ReturnType<typeof openList>>) => {
  const told = watchAlerts();
  // What was refused for good is asked anew.
  if (dialog() && yes().getAttribute('aria-disabled') === 'true') {
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await atRest(line);
  }
  if (!dialog()) await user.click(icon());
  await user.click(yes());
  await atRest(line);
  return told();
};

situation(FEATURE, 'slow line', 'is sent once, whatever is pressed meanwhile, and says nothing when it is done', async () => {
  const { user, line, api } = await openDialog();
  const answer = line.hold(DELETE);
  const told = watchAlerts();
  await user.click(yes());
  await clickTwice(user, () => dialog() && yes(), 120);
  await user.keyboard('{Enter}');
  expect(screen.getByText('One')).toBeInTheDocument();
  answer();
  await atRest(line);
  expect(line.log(DELETE)).toHaveLength(1);
  expect(told()).toEqual([]);
  expect(await recordsOf(api, 'channels')).toEqual([]);
  expect(screen.queryByText('One')).toBeNull();
});

situation(FEATURE, 'lost line', 'leaves the row and says why, and the next try deletes it', async () => {
  const view = await openDialog();
  view.line.lose(DELETE, 'before');
  expect(await confirmAndRest(view)).toEqual([fail('Network Error, Please check your connection and try again')]);
  expect(screen.getByText('One')).toBeInTheDocument();
  await confirmAndRest(view);
  expect(screen.queryByText('One')).toBeNull();
});

situation(FEATURE, 'lost line', 'shows the row no longer, when the answer was lost and it is tried again', async () => {
  const view = await openDialog();
  view.line.lose(DELETE, 'after');
  await confirmAndRest(view);
  if (screen.queryByText('One')) await confirmAndRest(view);
  expect(screen.queryByText('One')).toBeNull();
});

situation(FEATURE, 'refused', 'leaves the row, says why in one alert, and asks again when wanted', async () => {
  const view = await openDialog();
  for (const [refusal, says] of [
    [{ status: 409, message: 'It is used by 6 videos.' }, 'It is used by 6 videos.'],
    [{ status: 500, message: '' }, 'Something went wrong, try again'],
  ] as const) {
    view.line.refuse(DELETE, refusal);
    expect((await confirmAndRest(view)).at(-1)).toEqual(fail(says));
    expect(screen.getByText('One')).toBeInTheDocument();
  }
  keepAlerts();
  await confirmAndRest(view);
  expect(screen.queryByText('One')).toBeNull();
  // None of the past beside the deletion of now.
  expect(alerts()).toEqual([]);
});

situation(FEATURE, 'meanwhile', 'says that it is gone and shows it no longer, when somebody else was faster', async () => {
  const view = await openDialog();
  const [record] = await recordsOf(view.api, 'channels');
  await somebodyElse(view.api).deletes('channels', record?._id ?? '');
  expect(await confirmAndRest(view)).toEqual([fail(expect.stringMatching(/was not found/))]);
  expect(screen.queryByText('One')).toBeNull();
  expect(dialog()).toBeNull();
});

situation(FEATURE, 'meanwhile', 'asks once more, under its new name, when it was changed since it was seen', async () => {
  const view = await openDialog();
  const [record] = await recordsOf(view.api, 'channels');
  await somebodyElse(view.api).changes('channels', record?._id ?? '', { name: 'Other' });
  expect(await confirmAndRest(view)).toEqual([fail(expect.stringMatching(/was changed .*Delete it all the same\?$/))]);
  expect(screen.getByRole('alertdialog', { name: 'Delete Other?' })).toHaveAccessibleDescription(/Delete it all the same\?$/);
  expect(await recordsOf(view.api, 'channels')).toHaveLength(1);
  await view.user.click(yes());
  await atRest(view.line);
  expect(await recordsOf(view.api, 'channels')).toEqual([]);
});

situation(FEATURE, 'meanwhile', 'leads to the sign-in page, when the session ends on the way', async () => {
  const view = await openDialog();
  view.line.before(DELETE, () => endSessions(view.api, 'ada@example.org'));
  await confirmAndRest(view);
  expect(window.location.pathname).toBe('/login');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

situation(FEATURE, 'refused', 'stays with the reason where it can be read for longer than an alert', async () => {
  const view = await openDialog();
  view.line.refuse(DELETE, { status: 409, message: 'It is used by 6 videos.' });
  await confirmAndRest(view);
  expect(dialog()).toHaveAccessibleDescription(
    'For 30 days it can be brought back from “Recently deleted”. It is used by 6 videos.',
  );
  // It would be refused again.
  expect(yes()).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(yes());
  expect(view.line.log(DELETE)).toHaveLength(1);
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await atRest(view.line);
  await view.user.click(icon());
  expect(dialog()).toHaveAccessibleDescription('For 30 days it can be brought back from “Recently deleted”.');
});

situation(FEATURE, 'impatient hands', 'is not agreed to by the second tap on its icon', async () => {
  const { user, line } = await openList();
  const clock = stopTaps();
  for (const place of [icon, yes]) await user.pointer([{ keys: '[TouchA]', target: place() }]);
  clock.letGo();
  await atRest(line);
  expect(dialog()).not.toBeNull();
  expect(line.log('DELETE')).toEqual([]);
});

for (const gap of [0, 120])
  situation(FEATURE, 'impatient hands', `asks, also by a double click whose second comes ${gap} ms later`, async () => {
    const { user, line } = await openList();
    await clickTwice(user, () => backdrop() ?? icon(), gap);
    await atRest(line);
    expect(dialog()).not.toBeNull();
  });

situation(
  FEATURE,
  'keys',
  'begins at Cancel, and is left by Escape, nothing deleted and the focus on its icon again',
  async () => {
    const { user, line } = await openDialog();
    await atRest(line);
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.keyboard('{Escape}');
    await atRest(line);
    expect(dialog()).toBeNull();
    expect(icon()).toHaveFocus();
    expect(line.log('DELETE')).toEqual([]);
  },
);

situation(FEATURE, 'keys', 'is not agreed to by the same Enter that asked for it', async () => {
  const { line } = await openList();
  icon().focus();
  await holdKey('Enter', 4, () => settled(line));
  await atRest(line);
  expect(line.log('DELETE')).toEqual([]);
});

situation(FEATURE, 'clock', 'deletes nothing when one is signed out for being idle, and the question is gone', async () => {
  const clock = stopClock();
  const { line } = await openDialog();
  await clock.pass(15 * MINUTE + 1_000);
  await atRest(line);
  expect(window.location.pathname).toBe('/login');
  expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  expect(line.log('DELETE')).toEqual([]);
});
