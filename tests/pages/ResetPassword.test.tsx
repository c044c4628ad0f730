import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../support/screens';

const open = async (token = 'a%20dead%2Flink') => {
  const view = await renderConsole({ path: `/reset-password/${token}`, as: 'visitor' });
  const password = await screen.findByLabelText('New Password');
  const confirm = screen.getByLabelText('Confirm Password');
  const submit = screen.getByRole('button', { name: 'Reset password' });
  return { ...view, password, confirm, submit };
};

describe('spec 5, reset password', () => {
  it('asks for both passwords and sends nothing', async () => {
    const { user, password, confirm, submit, network } = await open();
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent('Passwords are required');
    expect(password).toBeInvalid();
    expect(confirm).toBeInvalid();
    expect(password).toHaveFocus();
    expect(network.calls).toEqual([]);
  });
});

describe('spec 2, reset password', () => {
  it('says in place that a link is dead, keeps the passwords and offers a new link', async () => {
    const { user, password, confirm, submit, network } = await open();
    await user.click(password);
    await user.paste('a wholly new sentence');
    await user.click(confirm);
    await user.paste('a wholly new sentence');
    await user.click(submit);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
    expect(network.log()).toEqual(['POST auth/reset-password/a%20dead%2Flink']);
    expect(password).toHaveValue('a wholly new sentence');
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  });

  it('sends a signed-in person home', async () => {
    await renderConsole({ path: '/reset-password/whatever' });
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });
});
