import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { LookupName } from '../../src/contract/kinds';
import type { Kind } from '../spec/kind';
import { kindOf } from '../spec/kinds';
import type { TestApi } from '../world/api';
import { alerts, success, takeAlerts } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { button, choose, findForm, openReloaded, pickerField, write } from '../world/console/form';
import { chooseFrom } from '../world/console/list';
import { openPlaylist, SONG_BOX, shownSongs } from '../world/console/panel';
import { lookups } from '../world/console/picker';
import { settled } from '../world/console/settled';
import { writeRecords } from '../world/existing';
import { picture } from '../world/forms';
import type { Line } from '../world/line';
import { addRecord, recordsOf } from '../world/records';
import type { FeatureOf } from './table';

type View = Awaited<ReturnType<typeof renderConsole>>;

/** The form that a picker belongs to. */
interface PickerForm {
  kind: Kind;
  /** Fills what the form asks for beside the picker. */
  complete: (user: UserEvent, title: string) => Promise<unknown>;
  /** The edit page of a record with 'Chosen one' in the picker. */
  openStored: (api: TestApi) => Promise<View>;
}

/** What is particular to each picker. */
export interface PickerHow {
  label: string;
  lookup: LookupName;
  noMatch: string;
  /** The page with the picker, which has the focus. */
  open: (api: TestApi) => Promise<View>;
  /** What was picked last, as the page has it. */
  picked: () => string | undefined;
  /** What it takes to see the picker again after a save. */
  reopen?: (user: UserEvent) => Promise<unknown>;
  /** Undefined where a pick is sent at once. */
  form?: PickerForm;
  /** All that was picked and stored so far, oldest first. */
  expectStored: (api: TestApi, names: readonly string[]) => Promise<void>;
}

const textIn = (label: string) => {
  const box = screen.queryByRole('combobox', { name: label });
  return box instanceof HTMLInputElement ? box.value : undefined;
};

/** The edit page of a record that refers to a published one, 'Chosen one'. */
const openReferring = async (api: TestApi, kind: Kind, lookup: LookupName, fieldsOf: (id: string) => Record<string, string>) => {
  const id = await addRecord(api, lookup, 'Chosen one', { publish: true });
  await addRecord(api, kind.name, 'Referring', { fields: fieldsOf(id) });
  return openReloaded(api, kind);
};

const [songs, announcements] = [kindOf('songs'), kindOf('announcements')];

export const PICKERS: Record<FeatureOf<'picker'>, PickerHow> = {
  'the artist of a song': {
    label: 'Artist',
    lookup: 'artists',
    noMatch: 'No Artist Found',
    open: async (api) => {
      const view = await renderConsole({ path: songs.routes.add, api });
      await findForm(songs);
      await view.user.click(pickerField('Artist'));
      return view;
    },
    picked: () => textIn('Artist'),
    form: {
      kind: songs,
      complete: (user, title) => write(user, 'Title', title),
      openStored: (api) => openReferring(api, songs, 'artists', (artist) => ({ artist })),
    },
    expectStored: async (api, names) =>
      expect((await recordsOf(api, 'songs')).toReversed()).toMatchObject(names.map((stageName) => ({ artist: { stageName } }))),
  },
  'the target of an announcement': {
    label: 'Song',
    lookup: 'songs',
    noMatch: 'No song found',
    open: async (api) => {
      const view = await renderConsole({ path: announcements.routes.add, api });
      await findForm(announcements);
      await chooseFrom(view.user, 'Announcement Type', 'Song');
      await view.user.click(await screen.findByRole('combobox', { name: 'Song' }));
      return view;
    },
    picked: () => textIn('Song'),
    reopen: (user) => chooseFrom(user, 'Announcement Type', 'Song'),
    form: {
      kind: announcements,
      complete: async (user, title) => {
        await write(user, 'Title', title);
        await choose(user, 'Feature Image', await picture());
      },
      openStored: (api) => openReferring(api, announcements, 'songs', (targetId) => ({ targetType: 'song', targetId })),
    },
    expectStored: async (api, names) =>
      expect((await recordsOf(api, 'announcements')).toReversed()).toMatchObject(names.map((name) => ({ target: { name } }))),
  },
  'a song for a playlist': {
    label: SONG_BOX,
    lookup: 'songs',
    noMatch: 'No Song Found',
    open: async (api) => {
      await writeRecords(api, 'playlists', [{ name: 'Morning' }]);
      const view = await openPlaylist(api, 'Morning');
      await view.user.click(button('Add Song'));
      await view.user.click(await screen.findByRole('combobox', { name: SONG_BOX }));
      return view;
    },
    picked: () => shownSongs().at(-1),
    expectStored: async (_api, names) => expect(shownSongs()).toEqual(names),
  },
};

/** Saves the form of a picker, where it has one, with nothing but its success told. */
export const sendPicked = async ({ user, line }: View, { form }: PickerHow, title: string) => {
  if (form) {
    await form.complete(user, title);
    await user.click(button('Save'));
    await settled(line);
    expect(alerts()).toEqual([success(form.kind.created)]);
    await takeAlerts(success(form.kind.created));
  }
  await settled(line);
};

/** All that was asked for beside reading. */
export const writes = (line: Line) => line.log().filter((call) => !call.startsWith('GET'));

/** The picker among published records of these names; a form is complete but for the pick. */
export const openAmong = async (how: PickerHow, ...names: string[]) => {
  const { label, lookup, form } = how;
  const api = await openApi();
  const ids: string[] = [];
  for (const name of names) ids.push(await addRecord(api, lookup, name, { publish: true }));
  const view = await how.open(api);
  if (form) {
    await form.complete(view.user, 'A title');
    await view.user.click(pickerField(label));
  }
  await settled(view.line);
  return { ...view, ids, asked: () => lookups(view.line.log()) };
};
