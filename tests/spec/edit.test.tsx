import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlerts, success, takeAlerts } from '../world/console/alerts';
import { followTo, openApi, renderConsole } from '../world/console/console';
import { button, choose, field, fill, openReloaded, openWhole, pictureField, write } from '../world/console/form';
import { findTable } from '../world/console/list';
import { picture } from '../world/forms';
import { addRecord, recordsOf } from '../world/records';
import { KINDS, kindOf, ONE_OF_THEM } from './kinds';

const UNSAVED = ['Not saved', 'What you changed in the form is not saved yet.'];

describe.each(ONE_OF_THEM)('editing one of $name', (kind) => {
  const { name, routes, texts, pictures, updated, calls } = kind;
  const [{ label: nameLabel, name: nameField }] = texts;
  const path = (id?: string) => `PATCH ${calls.write}/${id}`;

  it('[2.85, 7.39, 7.49, 8.20] shows it as it is, and Save keeps what was changed and its state', async () => {
    const { user, line, api, before } = await openWhole(kind, true);
    expect(field(nameLabel)).toHaveValue('Before');
    await fill(user, kind);
    await user.click(button('Save'));
    await takeAlerts(success(updated));
    expect(line.log('PATCH')).toEqual([path(before?._id)]);
    const [after] = await recordsOf(api, name);
    expect(after).toMatchObject(Object.fromEntries(texts.map((text) => [text.name, text.sample])));
    for (const { name: source } of pictures) expect(after?.[source]).not.toBe(before?.[source]);
    expect(after).toMatchObject({ isPublished: true, publishedAt: before?.publishedAt });
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: /Welcome/ })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[2.74, 2.85, 4.1, 4.3, 7.41] publishes and unpublishes at once from its header, beside what is not saved yet, and says that it is not', async () => {
    const { user, line, api, before } = await openWhole(kind);
    expect(screen.queryByText('Not saved')).toBeNull();
    await write(user, nameLabel, 'Not saved yet');
    for (const [press, next, isPublished] of [
      ['Publish', 'Unpublish', true],
      ['Unpublish', 'Publish', false],
    ] as const) {
      await user.click(button(press));
      expect(await screen.findByRole('button', { name: next })).toBeEnabled();
      await takeAlerts(success(updated));
      expect(await recordsOf(api, name)).toMatchObject([{ isPublished, [nameField]: 'Before' }]);
      expect(field(nameLabel)).toHaveValue('Not saved yet');
      for (const words of UNSAVED) expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(line.log('PATCH')).toEqual([`${path(before?._id)}/publish`, `${path(before?._id)}/un-publish`]);
    await user.click(button('Save'));
    await takeAlerts(success(updated));
    for (const words of UNSAVED) expect(screen.queryByText(words)).toBeNull();
  });

  it('[2.3, 4.16] forgets its record when it is left, and without one goes back to the list', async () => {
    const { user } = await openWhole(kind);
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { name: /Welcome/ });
    await followTo(routes.edit);
    await waitFor(() => expect(window.location.pathname).toBe(routes.list));
    expect(await findTable()).toBeInTheDocument();
  });
});

describe('an artist', () => {
  it('keeps nothing of the optional fields that were emptied', async () => {
    const kind = kindOf('artists');
    const { user, line, api, before } = await openWhole(kind);
    expect(before).toMatchObject({ firstName: expect.any(String), lastName: expect.any(String), coverImage: expect.any(String) });
    for (const label of ['First Name', 'Last Name']) await write(user, label, '');
    await user.click(within(pictureField('Cover Image')).getByRole('button', { name: 'Remove Cover Image' }));
    await user.click(button('Save'));
    await expectAlerts(success(kind.updated));
    expect(await recordsOf(api, 'artists')).toMatchObject([{ firstName: null, lastName: null, coverImage: null }]);
    const sent = await line.calls.find(({ method }) => method === 'PATCH')?.request.formData();
    expect(sent?.get('unset')).toBe('firstName,lastName,coverImage');
  });
});

it('[2.2, 2.4-13] the view page of every kind is a heading and nothing else', async () => {
  await renderConsole({ path: '/dashboard' });
  for (const { noun, routes } of KINDS) {
    await followTo(routes.view);
    await screen.findByRole('heading', { level: 1, name: `View ${noun}` });
    expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`^View ${noun}$`));
  }
});

describe('a song without a cover', () => {
  it('[5.9] can be created, and gets one before it is updated', async () => {
    const api = await openApi();
    await addRecord(api, 'songs', 'Bare song');
    const { user, line } = await openReloaded(api, kindOf('songs'));
    expect(line.log('PATCH')).toEqual([]);
    await choose(user, 'Cover Art', await picture());
    await user.click(button('Save'));
    await expectAlerts(success('Song successfully updated.'));
  });
});
