import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { kindOf } from '../spec/kinds';
import type { TestApi } from '../world/api';
import { fail } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { button, openReloaded } from '../world/console/form';
import { settled } from '../world/console/settled';
import type { Line } from '../world/line';
import { addRecord, recordsOf } from '../world/records';
import type { FeatureOf } from './table';

const BY = { _id: 'mia', fullName: 'Mia Okafor' };
const AT = '2026-11-28T14:32:00.000Z';

/** Answers the next calls of a server's past, which begin so, as a server that keeps it. */
export const keep = (line: Line, call: string, rows: readonly object[], next?: number, times = 8) => {
  const pagination = { next: next ? { page: next } : null, prev: null };
  for (let time = 0; time < times; time += 1) line.answer(call, { success: true, data: rows, pagination });
};

const change = (from: string | null, to: string) => ({ field: 'name', from, to });
export const ENTRIES = [
  { _id: 'third', action: 'update', by: BY, at: AT, version: 3, changes: [change('Harbour', 'One')] },
  { _id: 'second', action: 'publish', by: null, at: AT, version: 2, changes: [{ field: 'isPublished', from: false, to: true }] },
  { _id: 'first', action: 'create', by: BY, at: AT, version: 1, changes: [change(null, 'Harbour')] },
];
export const GONE = ['Ferry', 'Night'].map((name) => ({ _id: name, name, isPublished: false, deletedBy: BY, deletedAt: AT }));

/** How each drawer is come to, and what is done in it. */
export interface DrawerRow {
  button: string;
  close: string;
  read: string;
  rows: readonly object[];
  /** What the drawer says of its rows. */
  said: readonly string[];
  /** The button of a row, and the call that follows when it is meant. */
  act: string;
  question?: string;
  call: string;
  done: string;
  open(prepare: (line: Line) => void, api?: TestApi): ReturnType<typeof renderConsole>;
}

const onList: DrawerRow['open'] = async (prepare, given) => {
  const api = given ?? (await openApi());
  const view = await renderConsole({ path: kindOf('channels').routes.list, api });
  prepare(view.line);
  await screen.findByRole('heading', { name: 'Channels' });
  return view;
};

const onEdit: DrawerRow['open'] = async (prepare, given) => {
  const api = given ?? (await openApi());
  if ((await recordsOf(api, 'channels')).length === 0) await addRecord(api, 'channels', 'One');
  return openReloaded(api, kindOf('channels'), { prepare });
};

export const DRAWERS: Readonly<Record<FeatureOf<'drawer'>, DrawerRow>> = {
  'the history of a record': {
    button: 'History',
    close: 'Close the history',
    read: 'GET history/channels/',
    rows: ENTRIES,
    said: ['Mia Okafor changed Name', 'The server published it', 'Mia Okafor created it'],
    act: 'Restore this version',
    question: 'Restore',
    call: 'PATCH history/channels/',
    done: 'The earlier version is back, and saved.',
    open: onEdit,
  },
  'what was deleted of late': {
    button: 'Recently deleted',
    close: 'Close what was recently deleted',
    read: 'GET deleted/channels',
    rows: GONE,
    said: ['Ferry', 'Night'],
    act: 'Bring back Ferry',
    call: 'PATCH deleted/channels/Ferry/restore',
    done: 'Ferry is back, unpublished.',
    open: onList,
  },
};

export const NETWORK = fail('Network Error, Please check your connection and try again');
export const drawer = (row: DrawerRow) => screen.queryByRole('dialog', { name: row.button });

/** What the rows of the open drawer are about, in their order. */
export const saidRows = (row: DrawerRow) =>
  within(screen.getByRole('list', { name: row.button }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('h3, bdi')?.textContent);

/** Opens the drawer, and waits until it is read. */
export const openDrawer = async (row: DrawerRow, { user, line }: Awaited<ReturnType<DrawerRow['open']>>) => {
  await user.click(await screen.findByRole('button', { name: row.button }));
  await screen.findByRole('dialog', { name: row.button });
  await settled(line);
};

/** Does what a row's button is for, through its question where it asks. */
export const act = async (row: DrawerRow, { user, line }: Awaited<ReturnType<DrawerRow['open']>>) => {
  await user.click(button(row.act));
  if (row.question) {
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: row.question }));
  }
  await settled(line);
};

export const isClosed = (row: DrawerRow) => waitFor(() => expect(drawer(row)).toBeNull());
