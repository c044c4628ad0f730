import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../support/screens';
import {
  alerts,
  button,
  expectAlert,
  expectAtFault,
  expectEmpty,
  expectFilled,
  field,
  fill,
  findForm,
  pickerField,
  pictureField,
  write,
} from './formScreen';
import { KINDS, type Kind } from './kinds';
import { recordsOf } from './seed';

const REQUIRED = 'Please fill in required fields';
const BLANKS = ' \t\u00a0\u200b\u3164';

const openForm = async (kind: Kind) => {
  const view = await renderConsole({ path: kind.routes.add });
  await findForm(kind);
  return view;
};

describe.each(KINDS)('spec 2 to 5, adding to $name', (kind) => {
  const { name, noun, routes, texts, pictures, pickers, created, required } = kind;
  const [{ label: nameLabel, name: nameField, sample }] = texts;
  const opensAfterwards = name === 'playlists';

  it('shows the fields of its kind, Save and Publish', async () => {
    await openForm(kind);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Add ${noun}`);
    for (const { label } of texts) expect(field(label)).toBeVisible();
    for (const { label } of pictures) expect(pictureField(label)).toBeVisible();
    for (const { label } of pickers) expect(pickerField(label)).toBeVisible();
    expect(button('Save')).toBeEnabled();
    expect(button('Publish')).toBeEnabled();
  });

  it.each([
    { press: 'Save', path: `listings/${name}`, isPublished: false },
    { press: 'Publish', path: `listings/${name}/publish`, isPublished: true },
  ])('$press creates one with all that was filled in', async ({ press, path, isPublished }) => {
    const { user, network, api } = await openForm(kind);
    await fill(user, kind);
    await user.click(button(press));
    await expectAlert(created);
    expect(network.log('POST')).toEqual([`POST ${path}`]);
    const [record, ...others] = await recordsOf(api, name);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      ...Object.fromEntries(texts.map((text) => [text.name, text.sample])),
      ...Object.fromEntries(pictures.map((picture) => [picture.name, expect.stringMatching(/\/files\/.+\.png$/)])),
      isPublished,
    });
    if (opensAfterwards) {
      expect(window.location.pathname).toBe(routes.edit);
      expect(await screen.findByRole('textbox', { name: nameLabel })).toHaveValue(sample);
    } else {
      expect(window.location.pathname).toBe(routes.add);
      await waitFor(() => expectEmpty(kind));
      await user.click(screen.getByRole('link', { name: 'Dashboard' }));
      expect(await screen.findByRole('heading', { name: /Welcome/ })).toBeVisible();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks once for what is missing or blank, marks it, goes there, and sends nothing', async () => {
    const { user, network } = await openForm(kind);
    const [first = []] = required.create;
    await user.click(button('Save'));
    await expectAlert(REQUIRED);
    await expectAtFault(first[0] ?? '');
    for (const { label } of texts) await write(user, label, BLANKS);
    await user.click(button('Publish'));
    await expectAtFault(first[0] ?? '');
    for (const [label = ''] of required.create.slice(1)) {
      await fillBefore(user, kind, label);
      await user.click(button('Save'));
      await expectAtFault(label);
    }
    expect(alerts(REQUIRED)).toHaveLength(1);
    expect(network.log('POST')).toEqual([]);
  });

  it('keeps text and files when a save fails, and the next click saves them', async () => {
    const { user, network, api } = await openForm(kind);
    await fill(user, kind);
    for (const [trouble, says] of [
      [{ status: 422, message: 'This name is forbidden.' }, 'This name is forbidden.'],
      [{ status: 500, message: '' }, 'Something went wrong, try again'],
      ['network', 'Network Error, Please check your connection and try again'],
    ] as const) {
      network.failNext('POST', trouble);
      await user.click(button('Save'));
      await expectAlert(says);
      await waitFor(() => expect(button('Save')).toBeEnabled());
      expectFilled(kind);
      // Spec 8: a failed playlist create only stops loading, so a text beside the buttons tells of it and no alert.
      expect(within(screen.getByRole('main')).queryAllByText(says)).toHaveLength(opensAfterwards ? 1 : 0);
    }
    expect(await recordsOf(api, name)).toEqual([]);
    await user.click(button('Save'));
    await expectAlert(created);
    expect(await recordsOf(api, name)).toMatchObject([{ [nameField]: sample }]);
  });

  it('makes one request of clicks in one moment and of Enter after them', async () => {
    const { user, network, api } = await openForm(kind);
    await fill(user, kind);
    const answer = network.hold();
    const presses = [button('Save'), button('Save'), button('Publish')];
    act(() => {
      for (const press of presses) press.click();
    });
    await user.type(field(nameLabel), '{Enter}');
    answer();
    await expectAlert(created);
    expect(network.log('POST')).toEqual([`POST listings/${name}`]);
    expect(await recordsOf(api, name)).toHaveLength(1);
  });
});

/** Fills all that the form asks for before it comes to the field of this label. */
const fillBefore = async (user: Awaited<ReturnType<typeof openForm>>['user'], kind: Kind, label: string) => {
  for (const text of kind.texts) if (text.label !== label) await write(user, text.label, text.sample);
};
