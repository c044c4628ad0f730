import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { kindOf } from '../spec/kinds';
import { forgetSaid } from '../support/consoleGuard';
import { MINUTE, stopClock } from '../world/clock';
import { openApi, renderConsole } from '../world/console/console';
import { button, choose, field, openReloaded, write } from '../world/console/form';
import { clickTwice, pause } from '../world/console/hands';
import { atRest } from '../world/console/settled';
import { keptDrafts } from '../world/console/storage';
import { picture } from '../world/forms';
import { addRecord } from '../world/records';
import { situation } from './situation';

afterEach(() => {
  vi.useRealTimers();
});

const addPage = async () => {
  const view = await renderConsole({ path: '/channels/add-channel' });
  await screen.findByRole('textbox', { name: 'Name' });
  await choose(view.user, 'Photo', await picture());
  await write(view.user, 'Name', 'Typed');
  return view;
};
const editPage = async () => {
  const api = await openApi();
  await addRecord(api, 'channels', 'One');
  return openReloaded(api, kindOf('channels'));
};
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const backdrop = () => document.querySelector('.MuiDialog-container');

const askedOnLeaving = async () => {
  const view = await addPage();
  await view.user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('alertdialog');
  return view;
};

situation(
  'leaving a form',
  'keys',
  'begins at Stay, and stays by Escape, with all that was typed and the focus in the page',
  async () => {
    const { user, line } = await askedOnLeaving();
    await atRest(line);
    expect(document.activeElement?.textContent).toBe('Stay');
    await user.keyboard('{Escape}');
    await atRest(line);
    expect(question()).toBeNull();
    expect(window.location.pathname).toBe('/channels/add-channel');
    expect(field('Name')).toHaveValue('Typed');
    expect(document.activeElement).not.toBe(document.body);
  },
);

situation('leaving a form', 'keys', 'does not save behind the question by Ctrl+S', async () => {
  const { user, line } = await askedOnLeaving();
  await user.keyboard('{Control>}s{/Control}');
  await atRest(line);
  expect(line.log('POST')).toEqual([]);
  expect(question()).not.toBeNull();
});

for (const gap of [0, 120])
  situation('leaving a form', 'impatient hands', `still asks when a second click comes ${gap} ms after the first`, async () => {
    const { user, line } = await addPage();
    const dashboard = await screen.findByRole('link', { name: 'Dashboard' });
    await clickTwice(user, () => backdrop() ?? dashboard, gap);
    await atRest(line);
    expect(question()).not.toBeNull();
  });

situation('leaving a form', 'impatient hands', 'leaves once, however often Leave is clicked', async () => {
  const { user, line } = await askedOnLeaving();
  await clickTwice(user, () => screen.queryByRole('button', { name: 'Leave' }), 0);
  await atRest(line);
  expect(window.location.pathname).toBe('/dashboard');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

situation('leaving a form', 'clock', 'asks no more of one signed out for being idle, and what was typed is kept', async () => {
  const clock = stopClock();
  const { line } = await askedOnLeaving();
  await clock.pass(15 * MINUTE + 1_000);
  await atRest(line);
  expect(window.location.pathname).toBe('/login');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(JSON.stringify(await keptDrafts())).toContain('Typed');
});

situation('leaving a form', 'keys', 'asks before a changed profile, too', async () => {
  const { user, line } = await renderConsole({ path: '/users/account' });
  await screen.findByRole('textbox', { name: 'First Name' });
  await write(user, 'First Name', 'Typed');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await atRest(line);
  expect(question()).not.toBeNull();
});

/** What the warning may stand over: how it comes to be there, and what shows that nothing was done to it. */
const deleteQuestion = async () => {
  const api = await openApi();
  await addRecord(api, 'channels', 'One');
  const view = await renderConsole({ path: '/channels', api });
  await view.user.click(await screen.findByRole('button', { name: 'Delete One' }));
  await screen.findByRole('alertdialog');
  return view;
};
const focused = (name: string, open: typeof addPage) => async () => {
  const view = await open();
  act(() => button(name).focus());
  return view;
};
const inName = async () => {
  const view = await addPage();
  await view.user.click(field('Name'));
  return view;
};
/** What it stands over, and a key that would do something there; some of them at its press, some at its release. */
const BEHIND = [
  ['a question before a delete', deleteQuestion, 'Escape', '{Escape}'],
  ['a question before leaving', askedOnLeaving, 'Enter', '{Enter}'],
  ['the name of a form', inName, 'Enter', '{Enter}'],
  ['the name of a form', inName, 'a letter', 'x'],
  ['Save of a form', focused('Save', addPage), 'Space', ' '],
  ['Publish', focused('Publish', editPage), 'Enter', '{Enter}'],
] as const;

const stateBehind = (line: Awaited<ReturnType<typeof addPage>>['line']) => ({
  sent: line.log().filter((call) => !call.startsWith('GET')),
  path: window.location.pathname,
  dialogs: screen.queryAllByRole('alertdialog', { hidden: true }).map(({ textContent }) => textContent),
  texts: [...document.querySelectorAll('input')].map(({ value, type }) => (type === 'file' ? '' : value)),
});

const warning = () => screen.queryByRole('alertdialog', { name: 'Are you alright there?' });

const warned = async (open: typeof addPage) => {
  const clock = stopClock();
  const view = await open();
  await atRest(view.line);
  const before = stateBehind(view.line);
  await clock.pass(14 * MINUTE + 5_000);
  await atRest(view.line);
  expect(warning()).toBeInTheDocument();
  return { ...view, clock, before };
};
const stay = () => screen.queryByRole('button', { name: 'I am still here' });

for (const [behind, open, name, key] of BEHIND)
  situation('the idle warning', 'keys', `is all that ${name} closes over ${behind}`, async () => {
    const { user, line, before } = await warned(open);
    await user.keyboard(key);
    await atRest(line);
    expect(warning()).toBeNull();
    expect(stateBehind(line)).toEqual(before);
    // A stopped clock opens the warning between two acts; of a text field that loses the focus by it React complains.
    forgetSaid();
  });

/** Its button, or what lies there once it is gone: the ground of the question behind, which is the smaller of the two. */
const whereStayStands = () => stay() ?? backdrop();

situation('the idle warning', 'impatient hands', 'is all that two clicks on its button close', async () => {
  const { user, line, before } = await warned(deleteQuestion);
  await clickTwice(user, whereStayStands, 400);
  await atRest(line);
  expect(stateBehind(line)).toEqual(before);
});

situation('the idle warning', 'impatient hands', 'is all that a hand closes that moves to its button and clicks', async () => {
  const { user, line, before } = await warned(deleteQuestion);
  await act(async () => fireEvent.mouseMove(document.body, { movementX: 5, movementY: 5 }));
  await pause(400);
  const there = whereStayStands();
  if (there) await user.click(there);
  await atRest(line);
  expect(stateBehind(line)).toEqual(before);
});

situation('the idle warning', 'clock', 'goes when the clock is set back under it; 15 minutes later one is out', async () => {
  const { clock, line } = await warned(editPage);
  clock.set('2026-03-04T06:00:00Z');
  await clock.pass(2_000);
  await atRest(line);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await clock.pass(15 * MINUTE + 1_000);
  await atRest(line);
  expect(window.location.pathname).toBe('/login');
});
