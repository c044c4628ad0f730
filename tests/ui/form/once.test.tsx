import { renderHook, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFormKey } from '../../../src/ui/form/useFormKey';
import { kindOf } from '../../spec/kinds';
import { expectAlerts, fail, success, warn, watchAlerts } from '../../world/console/alerts';
import { renderConsole } from '../../world/console/console';
import { button, fill, findForm, openWhole, write } from '../../world/console/form';
import { closeAlerts } from '../../world/console/hands';
import { settled } from '../../world/console/settled';
import { recordsOf } from '../../world/records';

const NETWORK = fail('Network Error, Please check your connection and try again');
const SAVED_BEFORE = /^What you sent first was saved, and is in the list\. What you changed since then is still here/;
const NOT_TWICE = /^It may have been saved\. .+ Saved again as it is, it should not be there twice; look/;
const NAMES = { channels: 'Name', ads: 'Title', users: 'First Name' } as const;
type Kind = keyof typeof NAMES;

const open = async (name: Kind) => {
  const kind = kindOf(name);
  const view = await renderConsole({ path: kind.routes.add });
  await findForm(kind);
  await fill(view.user, kind);
  if (name === 'users') {
    await view.user.click(screen.getByRole('combobox', { name: 'Role' }));
    await view.user.click(await screen.findByRole('option', { name: 'Manager' }));
  }
  const call = `POST ${kind.calls.write}`;
  const keys = () =>
    view.line.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key') ?? 'none');
  const press = async (label: string) => {
    const told = watchAlerts();
    await view.user.click(button(label));
    await settled(view.line);
    return told();
  };
  const stored = async () => (await recordsOf(view.api, name)).length;
  return { ...view, kind, call, keys, press, stored };
};

/** The form, changed after the answer to its first send was lost. */
const changed = async (name: Kind, by: string) => {
  const view = await open(name);
  const before = await view.stored();
  view.line.lose(view.call, 'after');
  await view.press(by);
  await closeAlerts();
  await write(view.user, NAMES[name], 'Mended');
  return { ...view, before };
};

describe('a filled form', () => {
  it('is sent under one key at every try, and the next one under another', async () => {
    const { user, line, kind, call, keys, press } = await open('channels');
    line.lose(call, 'before');
    line.refuse(call, { status: 409, message: 'This name is taken.' });
    for (const says of [NETWORK, fail('This name is taken.'), success(kind.created)]) {
      expect(await press('Save')).toEqual([says]);
      await closeAlerts();
    }
    await fill(user, kind);
    await press('Publish');
    const [first, second, third, next, ...more] = keys();
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect([second, third, more]).toEqual([first, first, []]);
    expect(next).not.toBe(first);
  });

  it('says that it should not be there twice when its sending was cancelled too late', async () => {
    const { user, line, call } = await open('channels');
    const answer = line.hold(call);
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Cancel sending' }));
    answer();
    await expectAlerts(
      warn(
        'Sending was cancelled after all of it was out: it may have been saved. Saved again as it is, it should not be there twice.',
      ),
    );
    expect(screen.getByText(NOT_TWICE)).toBeInTheDocument();
  });

  it.each([
    ['channels', [NETWORK]],
    ['ads', []],
  ] as const)('says that it should not be there twice when its answer was lost: %s', async (name, told) => {
    const { line, call, press } = await open(name);
    line.lose(call, 'after');
    expect(await press('Save')).toEqual(told);
    expect(screen.getByText(NOT_TWICE)).toBeInTheDocument();
  });

  it('that changes a record names no key, and promises nothing of a second save', async () => {
    const { user, line } = await openWhole(kindOf('channels'));
    await write(user, 'Name', 'After');
    line.lose('PATCH', 'after');
    await user.click(button('Save'));
    await expectAlerts(NETWORK);
    expect(
      screen.getByText(/^It may have been saved\. .+: look whether it is there before you save again\.$/),
    ).toBeInTheDocument();
    expect(line.calls.at(-1)?.headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('a form that was changed after its answer was lost', () => {
  it.each([
    ['channels', 'Publish'],
    ['ads', 'Save'],
    ['users', 'Create'],
  ] as const)('says in place that the first one of %s is saved, and makes no second one by %s', async (name, by) => {
    const { press, stored, before } = await changed(name, by);
    for (let again = 0; again < 2; again += 1) {
      expect(await press(by)).toEqual([]);
      expect(screen.getByText(SAVED_BEFORE)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: NAMES[name] })).toHaveValue('Mended');
      expect(await stored()).toBe(before + 1);
    }
  });

  it('makes another one where that is chosen, published as it was to be', async () => {
    const { press, api, kind, keys } = await changed('channels', 'Publish');
    await press('Publish');
    expect(await press('Save as another one')).toEqual([success(kind.created)]);
    expect(screen.queryByText(SAVED_BEFORE)).toBeNull();
    const made = await recordsOf(api, 'channels');
    expect(made.map(({ name, isPublished }) => [name, isPublished])).toEqual([
      ['Mended', true],
      [kind.texts[0].sample, true],
    ]);
    expect(new Set(keys()).size).toBe(2);
  });

  it('is the first one again once the change is taken back', async () => {
    const { user, press, kind, stored } = await changed('channels', 'Save');
    await press('Save');
    await write(user, 'Name', kind.texts[0].sample);
    expect(await press('Save')).toEqual([success(kind.created)]);
    expect(await stored()).toBe(1);
  });

  it('leads to the list, and asks before it is left', async () => {
    const { user, line, press, kind } = await changed('channels', 'Save');
    await press('Save');
    await user.click(screen.getByRole('link', { name: 'Show the list' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await settled(line);
    expect(window.location.pathname).toBe(kind.routes.list);
    expect(screen.getByRole('button', { name: `Edit ${kind.texts[0].sample}` })).toBeInTheDocument();
  });
});

describe('the key of a form', () => {
  it('can be kept with a draft and taken up again, and is made anew once it is let go', () => {
    const { current: formKey } = renderHook(useFormKey).result;
    expect(formKey.get()).toBeUndefined();
    formKey.set('kept');
    expect([formKey.forSending(), formKey.get()]).toEqual(['kept', 'kept']);
    formKey.set(undefined);
    expect(formKey.forSending()).not.toBe('kept');
    expect(formKey.get()).toBe(formKey.forSending());
  });
});
