import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Kind } from '../../spec/kind';
import type { TestApi } from '../api';
import { picture } from '../forms';
import type { Line } from '../line';
import { addRecord, recordsOf } from '../records';
import { openApi, renderConsole } from './console';

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (label: string) => screen.getByRole('textbox', { name: label });
export const pictureField = (label: string) => screen.getByRole('group', { name: label });
export const pickerField = (label: string) => screen.getByRole('combobox', { name: label });

/** Puts a text into a field at once, in place of what is there. */
export const write = async (user: UserEvent, label: string, text: string) => {
  await user.clear(field(label));
  if (text === '') return;
  await user.click(field(label));
  await user.paste(text);
};

/** Chooses a file for a picture or sound field, as if picked in the system's dialog. */
export const choose = async (user: UserEvent, label: string, file: File) => {
  const input = pictureField(label).querySelector<HTMLElement>('input[type=file]');
  if (!input) throw new Error(`${label} takes no file`);
  await user.upload(input, file);
};

/** A file name of its own for each picture field. */
export const pictureName = (label: string) => `${label}.png`;

/** Fills every text and every picture of a kind's form. */
export const fill = async (user: UserEvent, { texts, pictures }: Kind) => {
  for (const { label, sample } of texts) await write(user, label, sample);
  for (const { label } of pictures) await choose(user, label, await picture(pictureName(label)));
};

/** Fills the last of a group of fields of which one is enough, text or picture. */
export const fillOneOf = async (user: UserEvent, { texts }: Kind, group: readonly string[]) => {
  const label = group.at(-1) ?? '';
  const text = texts.find((each) => each.label === label);
  if (text) await write(user, label, text.sample);
  else await choose(user, label, await picture(pictureName(label)));
};

/** All that `fill` put in is still there. */
export const expectFilled = ({ texts, pictures }: Kind) => {
  for (const { label, sample } of texts) expect(field(label)).toHaveValue(sample);
  for (const { label } of pictures) expect(within(pictureField(label)).getByText(pictureName(label))).toBeInTheDocument();
};

/** Nothing is in the form. */
export const expectEmpty = ({ texts, pictures }: Kind) => {
  for (const { label } of texts) expect(field(label)).toHaveValue('');
  for (const { label } of pictures) expect(within(pictureField(label)).queryByRole('img')).not.toBeInTheDocument();
};

/** Waits for the add page of a kind. */
export const findForm = ({ texts }: Kind) => screen.findByRole('textbox', { name: texts[0].label });

/** Opens the edit page of a record that the list shows. */
export const openEdit = async (user: UserEvent, kind: Kind, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await waitFor(() => expect(window.location.pathname).toBe(kind.routes.edit));
  await findForm(kind);
};

interface Reloaded {
  /** Other than the newest of its kind. */
  record?: unknown;
  /** Disturbs the line before the page asks for anything. */
  prepare?: (line: Line) => void;
}

/** The edit page of a record, as after a reload: without the list that leads there, which takes as long again. */
export const openReloaded = async (api: TestApi, kind: Kind, { record, prepare }: Reloaded = {}) => {
  const held = { kind: kind.name, record: record ?? (await recordsOf(api, kind.name))[0] };
  const view = await renderConsole({ path: kind.routes.edit, api, held });
  prepare?.(view.line);
  await findForm(kind);
  return view;
};

/** A record with all texts and pictures, 'Before'. */
export const addWhole = async (kind: Kind, publish = false) => {
  const api = await openApi();
  const pictures = await Promise.all(kind.pictures.map(async ({ wire }) => [wire, await picture()] as const));
  const texts = kind.texts.slice(1).map((text) => [text.name, text.sample] as const);
  await addRecord(api, kind.name, 'Before', { publish, fields: Object.fromEntries([...texts, ...pictures]) });
  const [before] = await recordsOf(api, kind.name);
  return { api, before };
};

/** Such a record, and its edit page. */
export const openWhole = async (kind: Kind, publish = false) => {
  const { api, before } = await addWhole(kind, publish);
  return { ...(await openReloaded(api, kind)), before };
};

/** The field of a label is marked as wrong, and the keyboard is in it. */
export const expectAtFault = async (label: string) => {
  const pictured = screen.queryByRole('group', { name: label });
  const place = pictured ? within(pictured).getByRole('button', { name: `Choose image ${label}` }) : field(label);
  await waitFor(() => expect(place).toHaveFocus());
  if (pictured) expect(place).toHaveAccessibleDescription(expect.stringContaining('Required'));
  else expect(place).toBeInvalid();
};

/** Signs in on the login page, from its first field to the page that it leads to. */
export const logIn = async (user: UserEvent, { email, password }: { email: string; password: string }) => {
  await user.click(await screen.findByLabelText('Email'));
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: /^Welcome/ });
};
