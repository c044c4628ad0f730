import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlerts, fail, saidInPlace, success, takeAlerts, watchAlerts } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';
import { button, expectEmpty, expectFilled, fill, findForm } from '../world/console/form';
import { recordsOf } from '../world/records';
import type { Kind } from './kind';
import { KINDS, ONE_OF_THEM, PUBLISHED_KINDS } from './kinds';

/** The labels of the form that stand on the page, each as often as it does; what else is there stands at the end by its role. */
const labelsOf = (form: readonly string[]) => {
  const main = within(screen.getByRole('main'));
  const fields = ['textbox', 'combobox', 'group'].flatMap((role) =>
    main.queryAllByRole(role).map((element) => ({ role, element })),
  );
  const labelOf = ({ role, element }: (typeof fields)[number]) =>
    form.find((label) => main.queryAllByRole(role, { name: label }).includes(element)) ?? role;
  const place = (label: string) => (form.includes(label) ? form.indexOf(label) : form.length);
  return fields.map(labelOf).sort((one, other) => place(one) - place(other));
};

const openForm = async (kind: Kind) => {
  const view = await renderConsole({ path: kind.routes.add });
  await findForm(kind);
  return view;
};

describe.each(KINDS)('the add page of $name', (kind) => {
  const { noun, form, createButtons, choices } = kind;

  it('[2.2, 2.5-13, 2.72, 2.75-82, 2.84, 9.12, 9.13] has the fields and buttons of its kind, and no others', async () => {
    const { user } = await openForm(kind);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Add ${noun}`);
    expect(labelsOf(form)).toEqual(form);
    const buttons = within(screen.getByRole('main')).getAllByRole('button', { name: /^(Save|Publish|Create)$/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(createButtons.toReversed());
    for (const each of buttons) expect(each).toBeEnabled();
    for (const { label, options } of choices) {
      expect(screen.getByRole('combobox', { name: label })).toHaveTextContent(options[0] ?? '');
      await user.click(screen.getByRole('combobox', { name: label }));
      const shown = await screen.findAllByRole('option');
      expect(shown.map(({ textContent }) => textContent)).toEqual(options);
      for (const option of options) expect(screen.getByRole('option', { name: option })).toBeInTheDocument();
      await user.keyboard('{Escape}');
    }
  });
});

describe.each(ONE_OF_THEM)('spec 2 to 5, adding to $name', (kind) => {
  const { name, routes, texts, pictures, created, calls } = kind;

  it('[2.73, 2.83, 4.2, 4.14, 7.38, 7.49, 8.19] Publish creates one with all that was filled in, published, and leaves nothing unsaved', async () => {
    const { user, line, api } = await openForm(kind);
    await fill(user, kind);
    await user.click(button('Publish'));
    await takeAlerts(success(created));
    expect(line.log('POST')).toEqual([`POST ${calls.write}/publish`]);
    const records = await recordsOf(api, name);
    expect(records).toMatchObject([{ ...Object.fromEntries(texts.map((text) => [text.name, text.sample])), isPublished: true }]);
    for (const picture of pictures) expect(records[0]?.[picture.name]).toMatch(/\/files\/.+\.png$/);
    expect(window.location.pathname).toBe(routes.add);
    await waitFor(() => expectEmpty(kind));
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: /Welcome/ })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

const QUIET_KINDS = PUBLISHED_KINDS.filter(({ quiet }) => quiet.create);

describe.each<Kind>([...ONE_OF_THEM, ...QUIET_KINDS])('spec 2 to 5, adding to $name', (kind) => {
  const { name, texts, created, quiet } = kind;
  const [{ name: nameField, sample }] = texts;

  it('[8.1, 8.2, 8.3, 8.7, 8.8] keeps text and files when a save fails, and the next click saves them', async () => {
    const { user, line, api } = await openForm(kind);
    await fill(user, kind);
    for (const [trouble, says] of [
      [{ status: 422, message: 'This name is forbidden.' }, 'This name is forbidden.'],
      [{ status: 500, message: '' }, 'Something went wrong, try again'],
      ['network', 'Network Error, Please check your connection and try again'],
    ] as const) {
      if (trouble === 'network') line.lose('POST', 'before');
      else line.refuse('POST', trouble);
      const seen = watchAlerts();
      await user.click(button('Save'));
      // Spec 8: a failed create of a playlist or an ad only stops loading, so a text beside the buttons tells of it and no alert.
      if (quiet.create) await waitFor(() => expect(saidInPlace()).toEqual([says]));
      else await takeAlerts(fail(says));
      await waitFor(() => expect(button('Save')).toBeEnabled());
      expectFilled(kind);
      expect(seen()).toEqual(quiet.create ? [] : [fail(says)]);
    }
    expect(await recordsOf(api, name)).toEqual([]);
    await user.click(button('Save'));
    await expectAlerts(success(created));
    expect(await recordsOf(api, name)).toMatchObject([{ [nameField]: sample }]);
  });
});
