import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fail, success, takeAlerts, watchAlerts } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';
import {
  addWhole,
  button,
  expectAtFault,
  expectEmpty,
  field,
  fill,
  fillOneOf,
  findForm,
  openEdit,
  pictureField,
  write,
} from '../world/console/form';
import { settled } from '../world/console/settled';
import { recordsOf } from '../world/records';
import { SPACES } from '../world/values/texts';
import type { Kind } from './kind';
import { PUBLISHED_KINDS } from './kinds';

const BLANKS = SPACES.join('');
const REQUIRED = 'Please fill in required fields';

/** Presses a button again and again, and fills what is asked for each time. */
const fillWhatIsAskedFor = async (user: UserEvent, kind: Kind, groups: Kind['required']['create'], press: string) => {
  for (const group of groups) {
    await user.click(button(press));
    await takeAlerts(fail(REQUIRED));
    await expectAtFault(group[0] ?? '');
    await fillOneOf(user, kind, group);
  }
};

/** Empties what an update must not be without. */
const emptyRequired = async (user: UserEvent, { texts, pictures, required }: Kind) => {
  for (const { label } of texts) if (required.update.some((group) => group.includes(label))) await write(user, label, BLANKS);
  for (const { label } of pictures)
    if (required.update.some((group) => group.includes(label)))
      await user.click(within(pictureField(label)).getByRole('button', { name: `Remove ${label}` }));
};

/** What differs from kind to kind by data, in one go; how each step behaves in detail is looked at in one of them. */
describe.each(PUBLISHED_KINDS)('the life of one of $name', (kind) => {
  const { name, noun, menu, routes, empty, texts, pictures, created, updated, deleted, required, calls } = kind;
  const [{ label: nameLabel, name: nameField }] = texts;

  it('[2.5-12, 2.47, 2.51-58, 4.15, 5.1, 5.6, 5.8, 5.10, 5.11, 5.13-16, 8.17, 8.19, 8.21, 8.23, 8.25, 8.27, 8.29, 8.31, 8.9] begins in an empty list, whose link leads to the add page, which asks for what is missing or blank', async () => {
    const { user, line, api } = await renderConsole({ path: routes.list });
    expect(await screen.findByText(empty)).toBeInTheDocument();
    const [add] = screen.getAllByRole('link', { name: `Add ${noun}` });
    if (add) await user.click(add);
    await findForm(kind);
    expect(window.location.pathname).toBe(routes.add);
    for (const { label } of texts) await write(user, label, BLANKS);
    await fillWhatIsAskedFor(user, kind, required.create, 'Publish');
    expect(line.log('POST')).toEqual([]);
    await fill(user, kind);
    await user.click(button('Save'));
    await takeAlerts(success(created));
    expect(line.log('POST')).toEqual([`POST ${calls.write}`]);
    const [made] = await recordsOf(api, name);
    expect(made).toMatchObject({
      ...Object.fromEntries(texts.map((text) => [text.name, text.sample])),
      ...Object.fromEntries(pictures.map((picture) => [picture.name, expect.stringMatching(/\/files\/.+\.png$/)])),
      isPublished: false,
    });
    if (name === 'playlists') await waitFor(() => expect(window.location.pathname).toBe(routes.edit));
    else await waitFor(() => expectEmpty(kind));
  });

  it('[2.5-12, 2.74, 4.1, 5.7, 5.9, 5.10, 5.12-16, 8.18, 8.20, 8.22, 8.24, 8.26, 8.28-30, 8.32, 8.38] goes on in the edit page, which the list opens, and ends in the list', async () => {
    const { api, before } = await addWhole(kind);
    const { user, line } = await renderConsole({ path: routes.list, api });
    await openEdit(user, kind, 'Before');
    const path = `${calls.write}/${before?._id}`;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Edit ${noun}`);
    for (const text of texts.slice(1)) expect(field(text.label)).toHaveValue(text.sample);
    for (const { label } of pictures) expect(within(pictureField(label)).getByRole('img')).toBeInTheDocument();
    await emptyRequired(user, kind);
    await fillWhatIsAskedFor(user, kind, required.update, 'Save');
    expect(line.log('PATCH')).toEqual([]);
    await write(user, nameLabel, 'After');
    await user.click(button('Save'));
    await takeAlerts(success(updated));
    expect(await recordsOf(api, name)).toMatchObject([{ [nameField]: 'After', isPublished: false }]);
    await user.click(button('Publish'));
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeEnabled();
    await takeAlerts(success(updated));
    expect(await recordsOf(api, name)).toMatchObject([{ isPublished: true }]);
    expect(line.log('PATCH')).toEqual([`PATCH ${path}`, `PATCH ${path}/publish`]);

    await user.click(await screen.findByRole('link', { name: menu }));
    await user.click(await screen.findByRole('button', { name: 'Delete After' }));
    const seen = watchAlerts();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(empty)).toBeInTheDocument();
    expect(line.log('DELETE')).toEqual([`DELETE ${path}`]);
    await settled(line);
    expect(seen()).toEqual(deleted ? [success(deleted)] : []);
  });
});
