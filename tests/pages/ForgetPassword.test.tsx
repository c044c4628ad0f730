import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alerts, expectAlerts, fail, saidInPlace } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';

const open = async () => {
  const view = await renderConsole({ path: '/forget-password', as: 'visitor' });
  const email = await screen.findByLabelText('Email');
  const submit = screen.getByRole('button', { name: 'Send the link' });
  const put = async (text: string) => {
    await view.user.click(email);
    await view.user.paste(text);
  };
  return { ...view, email, submit, put };
};

const CONFIRMATION = 'Password reset link will be sent to nobody@example.org, if a user is found by that email';

describe('spec 2, forget password', () => {
  it('[2.18, 2.35] confirms with the typed email, whether or not there is such a user', async () => {
    const { user, line, put } = await open();
    await put(' nobody@example.org ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(CONFIRMATION)).toBeInTheDocument();
    expect(line.log()).toEqual(['POST auth/forget-password']);
  });

  it('leads back to the login page', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });
});

describe('spec 5, forget password', () => {
  it('[5.3, 8.15] asks for the email and sends nothing', async () => {
    const { user, email, submit, line } = await open();
    await user.click(submit);
    await expectAlerts(fail('Email is required'));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(line.calls).toEqual([]);
  });
});

describe('spec 8, forget password', () => {
  it.each([404, 429, 500])('[8.5] swallows an answer of %i and still confirms', async (status) => {
    const { user, submit, line, put } = await open();
    await put('nobody@example.org');
    line.refuse('POST', { status, message: 'No such user.' });
    await user.click(submit);
    expect(await screen.findByText(CONFIRMATION)).toBeInTheDocument();
    expect(saidInPlace()).toEqual([CONFIRMATION]);
    expect(alerts()).toEqual([]);
  });
});
