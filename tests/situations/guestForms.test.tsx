import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import { ADMIN, MANAGER, type TestApi } from '../world/api';
import { fail, watchAlerts } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { clickTwice, holdKey } from '../world/console/hands';
import { settled } from '../world/console/settled';
import { storage } from '../world/console/storage';
import { eachFeature } from './eachFeature';
import { situation } from './situation';
import type { FeatureOf } from './table';

type View = Awaited<ReturnType<typeof renderConsole>>;

afterEach(() => {
  vi.restoreAllMocks();
});

interface GuestForm {
  path(api: TestApi): Promise<string>;
  heading: string;
  /** What is put in, by label, in this order; the last of them is typed on in. */
  fields: Readonly<Record<string, string>>;
  submit: string;
  call: string;
  /** What stands on the page once it is done. */
  done: RegExp;
  /** Spec 8: an answer that refuses is not told. */
  isSilent: boolean;
}

/** The address of the link in the mail to who forgot the password. */
const linkFor = async (api: TestApi, email: string) => {
  await api.call('POST', 'auth/forget-password', { token: null, json: { email } });
  return vi.waitFor(async () => {
    const [path] = /\/reset-password\/[\w-]+/.exec((await api.mails()).at(-1)?.text ?? '') ?? [];
    if (!path) throw new Error('no mail with a link yet');
    return path;
  });
};

const GUEST_FORMS: Readonly<Record<FeatureOf<'guest form'>, GuestForm>> = {
  'sign-in': {
    path: async () => '/login',
    heading: 'Sign in',
    fields: { Email: ADMIN.email, Password: ADMIN.password },
    submit: 'Log in',
    call: 'POST auth/login',
    done: /^Welcome, Ada$/,
    isSilent: false,
  },
  'a forgotten password': {
    path: async () => '/forget-password',
    heading: 'Forgot password',
    fields: { Email: MANAGER.email },
    submit: 'Send the link',
    call: 'POST auth/forget-password',
    done: /^Password reset link will be sent to/,
    isSilent: true,
  },
  'a password from a mail': {
    path: (api) => linkFor(api, MANAGER.email),
    heading: 'Reset password',
    fields: { 'New Password': 'a wholly new sentence', 'Confirm Password': 'a wholly new sentence' },
    submit: 'Reset password',
    call: 'POST auth/reset-password',
    done: /^Your Password has been resetted successfully!$/,
    isSilent: false,
  },
};

const submitButton = (form: GuestForm) => screen.getByRole('button', { name: form.submit });

const put = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

const open = async (form: GuestForm): Promise<View> => {
  const api = await openApi();
  const view = await renderConsole({ path: await form.path(api), as: 'visitor', api });
  await screen.findByRole('heading', { name: form.heading });
  for (const [label, text] of Object.entries(form.fields)) await put(view.user, label, text);
  return view;
};

const submit = async ({ user, line }: View, form: GuestForm) => {
  const told = watchAlerts();
  await user.click(submitButton(form));
  await settled(line);
  return told();
};

const findDone = ({ done }: GuestForm) => screen.findByText(done);
const isDone = (form: GuestForm) => screen.queryAllByText(form.done).length > 0;
const values = (form: GuestForm) =>
  Object.keys(form.fields).map((label) => {
    const [box] = screen.queryAllByLabelText(label);
    return box instanceof HTMLInputElement ? box.value : '';
  });

eachFeature(GUEST_FORMS, (feature, form) => {
  situation(feature, 'slow line', 'is sent once, whatever is pressed meanwhile', async () => {
    const view = await open(form);
    const answer = view.line.hold(form.call);
    const told = watchAlerts();
    await clickTwice(view.user, () => submitButton(form), 120);
    await holdKey('Enter', 3);
    answer();
    await settled(view.line);
    expect(view.line.log(form.call)).toHaveLength(1);
    expect(told()).toEqual([]);
    await findDone(form);
  });

  situation(feature, 'lost line', 'says so in an alert, keeps what was put in, and works at the next try', async () => {
    const view = await open(form);
    view.line.lose(form.call, 'before');
    const told = await submit(view, form);
    expect(values(form)).toEqual(Object.values(form.fields));
    expect(isDone(form)).toBe(false);
    await submit(view, form);
    await findDone(form);
    expect(told).toEqual([fail('Network Error, Please check your connection and try again')]);
  });

  situation(feature, 'lost line', 'ends well also when the answer was lost and it is sent again', async () => {
    const view = await open(form);
    view.line.lose(form.call, 'after');
    await submit(view, form);
    await submit(view, form);
    // Whatever is said on the page in the end.
    await screen.findAllByText(new RegExp(`${form.done.source}|link.*(used|valid|over)`));
    expect(isDone(form)).toBe(true);
  });

  for (const [status, message, says] of [
    [429, 'Too many tries. Wait a minute.', 'Too many tries. Wait a minute.'],
    [500, '', 'Something went wrong, try again'],
  ] as const)
    situation(feature, 'refused', `tells of an answer of ${status} in an alert, where it is to be told`, async () => {
      const view = await open(form);
      view.line.refuse(form.call, { status, message });
      const told = await submit(view, form);
      expect(isDone(form)).toBe(form.isSilent);
      expect(told).toEqual(form.isSilent ? [] : [fail(says)]);
    });

  for (const gap of [0, 120])
    situation(feature, 'impatient hands', `takes two clicks ${gap} ms apart for one`, async () => {
      const view = await open(form);
      const told = watchAlerts();
      await clickTwice(view.user, () => screen.queryByRole('button', { name: form.submit }), gap);
      await settled(view.line);
      expect(told()).toEqual([]);
      await findDone(form);
    });

  situation(feature, 'impatient hands', 'is sent once by Enter that is held down, also when it is refused', async () => {
    const view = await open(form);
    view.line.refuse(form.call, { status: 401, message: 'The email or the password is not right.' });
    await holdKey('Enter', 4, () => settled(view.line));
    await settled(view.line);
    expect(view.line.log(form.call)).toHaveLength(1);
  });

  situation(feature, 'used again', 'says what is missing in one alert, then works, with no alert of the past left', async () => {
    const view = await open(form);
    const [last = ''] = Object.keys(form.fields).slice(-1);
    await view.user.clear(screen.getByLabelText(last));
    expect(await submit(view, form)).toHaveLength(1);
    await put(view.user, last, form.fields[last] ?? '');
    await submit(view, form);
    await findDone(form);
  });

  situation(feature, 'blocked storage', 'is there and works, with all storage blocked', async () => {
    const api = await openApi();
    const path = await form.path(api);
    storage.isBlocked();
    const view = await renderConsole({ path, as: 'visitor', api });
    await settled(view.line);
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toContain(form.heading);
    for (const [label, text] of Object.entries(form.fields)) await put(view.user, label, text);
    await submit(view, form);
    await settled(view.line);
    expect(isDone(form)).toBe(true);
  });

  situation(feature, 'blocked storage', 'works with a storage that is full, or is emptied meanwhile', async () => {
    const view = await open(form);
    storage.isFull();
    storage.isEmptied();
    await submit(view, form);
    await settled(view.line);
    await settled(view.line);
    expect(isDone(form)).toBe(true);
  });
});
