import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { ResourceName } from '../../../src/contract/kinds';
import { kindOf } from '../../spec/kinds';
import { ADMIN, MANAGER, type TestApi } from '../../world/api';
import { type Alert, fail, success, watchAlerts } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { button, choose, findForm, logIn, openReloaded, write } from '../../world/console/form';
import { settled } from '../../world/console/settled';
import { picture } from '../../world/forms';
import type { Line } from '../../world/line';
import { addRecord, recordsOf } from '../../world/records';
import type { FeatureOf } from '../table';

type View = Awaited<ReturnType<typeof renderConsole>>;

/** How a form is opened and what it is by: all that differs from form to form. */
export interface Form {
  /** The text by which a record is told, and its name on the wire. */
  label: string;
  wire: string;
  /** The call of a save, as it begins. */
  call: string;
  save: string;
  saved: Alert;
  /** A failed save is told beside the buttons and in no alert (spec 8). */
  isQuiet: boolean;
  isNew: boolean;
  /** Who works in it, and where. */
  who: typeof ADMIN;
  path: string;
  /** The form with all that is required but the text. */
  open(api?: TestApi): Promise<View>;
  /** That text in what is stored, the newest first. */
  stored(api: TestApi): Promise<unknown[]>;
  /** Kind and id of the record under work. */
  record(api: TestApi): Promise<{ kind: ResourceName; id: string }>;
}

const newest = async (api: TestApi, kind: ResourceName) => ({ kind, id: (await recordsOf(api, kind))[0]?._id ?? '' });

const catalogueForm = (name: 'channels' | 'playlists' | 'ads') => {
  const kind = kindOf(name);
  const [{ label, name: wire }] = kind.texts;
  const stored = async (api: TestApi) => (await recordsOf(api, name)).map((record) => record[wire]);
  const record = (api: TestApi) => newest(api, name);
  return { kind, how: { label, wire, save: 'Save', who: ADMIN, stored, record } };
};

const adding = (name: 'channels' | 'playlists' | 'ads'): Form => {
  const { kind, how } = catalogueForm(name);
  return {
    ...how,
    call: `POST ${kind.calls.write}`,
    saved: success(kind.created),
    isQuiet: name !== 'channels',
    isNew: true,
    path: kind.routes.add,
    open: async (api) => {
      const view = await renderConsole({ path: kind.routes.add, api });
      await findForm(kind);
      const required = new Set(kind.required.create.flat());
      for (const { label } of kind.pictures) if (required.has(label)) await choose(view.user, label, await picture());
      return view;
    },
  };
};

const editing = (name: 'channels'): Form => {
  const { kind, how } = catalogueForm(name);
  return {
    ...how,
    call: `PATCH ${kind.calls.write}`,
    saved: success(kind.updated),
    isQuiet: false,
    isNew: false,
    path: kind.routes.edit,
    open: async (given) => {
      const api = given ?? (await openApi());
      await addRecord(api, name, 'Before');
      return openReloaded(api, kind);
    },
  };
};

const manager = async (api: TestApi) => (await recordsOf(api, 'users')).find(({ email }) => email === MANAGER.email);
const ofManager = {
  label: 'First Name',
  wire: 'firstName',
  save: 'Save',
  isQuiet: false,
  isNew: false,
  stored: async (api: TestApi) => [(await manager(api))?.firstName],
  record: async (api: TestApi) => ({ kind: 'users' as const, id: (await manager(api))?._id ?? '' }),
};

/** In this order neighbours are unlike: a new record and one that is there, with files and without, told in an alert and beside the buttons. */
export const FORMS: Readonly<Record<FeatureOf<'form'>, Form>> = {
  'a new channel': adding('channels'),
  'a user': {
    ...ofManager,
    call: 'PATCH users',
    saved: success('User successfully updated.'),
    who: ADMIN,
    path: '/users/edit-user',
    open: async (given) => {
      const api = given ?? (await openApi());
      return openReloaded(api, kindOf('users'), { record: await manager(api) });
    },
  },
  'a new playlist': adding('playlists'),
  'a channel': editing('channels'),
  'a new ad': adding('ads'),
  'a profile': {
    ...ofManager,
    call: 'PATCH auth/update-profile',
    saved: success('Account successfully updated.'),
    who: MANAGER,
    path: '/users/account',
    open: async (api) => {
      const view = await renderConsole({ path: '/users/account', as: 'manager', api });
      await screen.findByRole('textbox', { name: 'First Name' });
      return view;
    },
  },
};

export const press = (user: UserEvent, { save }: Form) => user.click(button(save));

/** Types the text and saves; the page is at rest afterwards. @returns the alerts that this brought, in order of appearance */
export const saveAs = async ({ user, line }: View, form: Form, text?: string): Promise<Alert[]> => {
  const told = watchAlerts();
  if (text !== undefined) await write(user, form.label, text);
  await press(user, form);
  await settled(line);
  return told();
};

/** A failed save was told once: in an alert, or beside the buttons alone where the specification wants none. */
export const expectToldOf = (alerts: readonly Alert[], { isQuiet }: Form, text: string) => {
  expect(alerts).toEqual(isQuiet ? [] : [fail(text)]);
  if (isQuiet) expect(within(screen.getByRole('main')).getByText(text)).toBeVisible();
};

/** Waits until the save is on its way. */
export const expectSent = (line: Line, { call }: Form) => vi.waitFor(() => expect(line.log(call)).toHaveLength(1));

/** The value of a text field; an empty text where the field is gone. */
export const textIn = (label: string) => {
  const [box] = screen.queryAllByRole('textbox', { name: label });
  return box instanceof HTMLInputElement ? box.value : '';
};

/** Signs in again, and takes up what was typed where that is offered. */
export const takeUpAgain = async ({ user, line }: View, who: typeof ADMIN) => {
  await logIn(user, who);
  await settled(line);
  const goOn = screen.queryByRole('button', { name: 'Continue' });
  if (goOn) await user.click(goOn);
  await settled(line);
};

/** Goes to the dashboard, and says Leave when asked. @returns whether the page asked */
export const leave = async (user: UserEvent) => {
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  const leaveIt = screen.queryByRole('button', { name: 'Leave' });
  if (leaveIt) await user.click(leaveIt);
  return leaveIt !== null;
};
