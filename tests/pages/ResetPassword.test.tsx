import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MANAGER, type TestApi } from '../world/api';
import { expectAlerts, fail } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { logIn } from '../world/console/form';
import { settled } from '../world/console/settled';

const NEW_PASSWORD = 'a wholly new sentence';

/** The secret of the link that the API mails to a person who forgot the password. */
const linkFor = async (api: TestApi, email: string) => {
  await api.call('POST', 'auth/forget-password', { token: null, json: { email } });
  return vi.waitFor(async () => {
    const [, token] = /reset-password\/([\w-]+)/.exec((await api.mails()).at(-1)?.text ?? '') ?? [];
    if (!token) throw new Error('no mail with a link yet');
    return token;
  });
};

const open = async (token = 'a%20dead%2Flink', api?: TestApi) => {
  const view = await renderConsole({ path: `/reset-password/${token}`, as: 'visitor', api });
  const password = await screen.findByLabelText('New Password');
  const confirm = screen.getByLabelText('Confirm Password');
  const submit = screen.getByRole('button', { name: 'Reset password' });
  /** Puts both in. */
  const put = async (wanted: string, confirmed = wanted) => {
    for (const [box, text] of [
      [password, wanted],
      [confirm, confirmed],
    ] as const) {
      await view.user.clear(box);
      await view.user.click(box);
      await view.user.paste(text);
    }
  };
  return { ...view, password, confirm, submit, put };
};

describe('spec 5, reset password', () => {
  it('[5.4, 8.16] asks for both passwords and sends nothing', async () => {
    const { user, password, confirm, submit, line } = await open();
    await user.click(submit);
    await expectAlerts(fail('Passwords are required'));
    expect(password).toBeInvalid();
    expect(confirm).toBeInvalid();
    expect(password).toHaveFocus();
    expect(line.calls).toEqual([]);
  });
});

describe('spec 2, reset password', () => {
  it('[2.19] tells in an alert and on the page that a link is dead, keeps the passwords and offers a new link', async () => {
    const { user, password, submit, line, put } = await open();
    await put(NEW_PASSWORD);
    await user.click(submit);
    const dead = 'This link has expired or was used already. Please ask for a new one.';
    await expectAlerts(fail(dead));
    expect(screen.getByRole('note')).toHaveTextContent(dead);
    expect(line.log()).toEqual(['POST auth/reset-password/a%20dead%2Flink']);
    expect(password).toHaveValue(NEW_PASSWORD);
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument();
  });

  it('[2.19, 2.36] takes the link of the mail, tells of the success and leads to the login, where the new password works', async () => {
    const api = await openApi();
    const { user, put } = await open(await linkFor(api, MANAGER.email), api);
    await put(NEW_PASSWORD);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your Password has been resetted successfully!')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await logIn(user, { ...MANAGER, password: NEW_PASSWORD });
    expect(await screen.findByRole('heading', { name: 'Welcome, Max' })).toBeInTheDocument();
  });

  it("[5.5, 8.1] leaves to the server whether both match, and shows the server's sentence at the field and in an alert", async () => {
    const api = await openApi();
    const { user, password, confirm, submit, line, put } = await open(await linkFor(api, MANAGER.email), api);
    await put(NEW_PASSWORD, 'something else altogether');
    await user.click(submit);
    await expectAlerts(fail('Inputed passwords must match'));
    expect(confirm).toHaveAccessibleDescription('Inputed passwords must match');
    expect(screen.queryByRole('note')).toBeNull();
    expect(line.log()).toHaveLength(1);
    expect(confirm).toHaveValue('something else altogether');
    await user.type(password, 's');
    expect(confirm).toHaveAccessibleDescription('Inputed passwords must match');
    await user.type(confirm, 's');
    expect(confirm).not.toHaveAccessibleDescription();
  });

  it('says on the page that another password was set, where the answer to the first try was lost', async () => {
    const api = await openApi();
    const { user, password, submit, line, put } = await open(await linkFor(api, MANAGER.email), api);
    line.lose('POST auth/reset-password', 'after');
    for (const text of [NEW_PASSWORD, 'quite another sentence']) {
      await put(text);
      await user.click(submit);
      await settled(line);
    }
    const [first, second] = line.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    const other = 'Another password was set by this link before. Sign in with that one, or ask for a new link.';
    expect(screen.getByRole('note')).toHaveTextContent(other);
    expect(password).toHaveValue('quite another sentence');
  });
});
