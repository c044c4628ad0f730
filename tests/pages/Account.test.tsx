import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MANAGER } from '../world/api';
import { expectAlerts, fail, success, takeAlerts } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';

const open = async () => {
  const view = await renderConsole({ path: '/users/account', as: 'manager' });
  await screen.findByRole('heading', { level: 1, name: 'Account Details' }, { timeout: 30_000 });
  return view;
};

const profile = () => within(screen.getByRole('region', { name: 'Profile' }));
const passwords = () => within(screen.getByRole('region', { name: 'Change password' }));

const enter = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text) {
    await user.click(field);
    await user.paste(text);
  }
};

/** Puts the three in and presses the button. */
const change = async (user: UserEvent, current: string, fresh: string, confirmed: string) => {
  await enter(user, passwords().getByLabelText('Current Password'), current);
  await enter(user, passwords().getByLabelText('New Password'), fresh);
  await enter(user, passwords().getByLabelText('Confirm Password'), confirmed);
  await user.click(passwords().getByRole('button', { name: 'Change password' }));
};
const SENTENCE = 'a wholly new sentence';

describe('account', () => {
  it('[2.37] is prefilled with what is known of the person', async () => {
    await open();
    expect(profile().getByLabelText('Email')).toHaveValue(MANAGER.email);
    expect(profile().getByLabelText('First Name')).toHaveValue(MANAGER.firstName);
    expect(profile().getByLabelText('Last Name')).toHaveValue(MANAGER.lastName);
    expect(document.title).toBe('Account Details · Catalogue Console');
  });

  it("[1.5, 2.29, 4.13, 7.48, 8.36] saves the profile, and the header's name follows at once", async () => {
    const { user, line } = await open();
    await enter(user, profile().getByLabelText('First Name'), ' Maximilian ');
    await enter(user, profile().getByLabelText('Last Name'), 'Muster');
    await user.click(profile().getByRole('button', { name: 'Save' }));
    await expectAlerts(success('Account successfully updated.'));
    expect(await screen.findByRole('button', { name: 'Maximilian account menu' })).toBeInTheDocument();
    expect(profile().getByLabelText('First Name')).toHaveValue('Maximilian');
    expect(line.log()).toEqual(['PATCH auth/update-profile']);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ firstName: 'Maximilian', lastName: 'Muster' });
  });

  it('[2.38] names its fields for password managers', async () => {
    await open();
    const fields = ['Current Password', 'New Password', 'Confirm Password'].map((label) => passwords().getByLabelText(label));
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
  });
});

describe('spec 5, account profile', () => {
  it.each(['Email', 'First Name'])('[4.13, 5.20] is not sent without %s', async (label) => {
    const { user, line } = await open();
    await enter(user, profile().getByLabelText(label), '');
    await user.click(profile().getByRole('button', { name: 'Save' }));
    await expectAlerts(fail('Please fill in required fields'));
    expect(profile().getByLabelText(label)).toBeInvalid();
    expect(profile().getByLabelText(label)).toHaveFocus();
    expect(line.calls).toEqual([]);
  });
});

describe('password change', () => {
  it('[5.21] is not sent while one of the three is missing', async () => {
    const { user, line } = await open();
    for (const [label, current, wanted, confirmed] of [
      ['Current Password', '', SENTENCE, SENTENCE],
      ['New Password', MANAGER.password, '', SENTENCE],
      ['Confirm Password', MANAGER.password, SENTENCE, ''],
    ] as const) {
      await change(user, current, wanted, confirmed);
      await takeAlerts(fail('Please fill in required fields'));
      expect(passwords().getByLabelText(label)).toHaveFocus();
      expect(passwords().getByLabelText(label)).toBeInvalid();
    }
    expect(passwords().getByLabelText('New Password')).toHaveValue(SENTENCE);
    expect(line.calls).toEqual([]);
  });

  it('[5.22, 8.12] is not sent when new and confirmed differ', async () => {
    const { user, line } = await open();
    await change(user, MANAGER.password, SENTENCE, 'a wholly new sentense');
    await expectAlerts(fail('Inputed passwords must match'));
    const confirmed = passwords().getByLabelText('Confirm Password');
    expect(confirmed).toBeInvalid();
    expect(confirmed).toHaveAccessibleDescription('Does not match the new password');
    expect(confirmed).toHaveFocus();
    expect(line.calls).toEqual([]);
  });

  it('[1.6, 7.48, 8.37] empties the form once the password is changed, and stays signed in', async () => {
    const { user, line } = await open();
    await change(user, MANAGER.password, SENTENCE, SENTENCE);
    await expectAlerts(success('Password successfully updated.'));
    await waitFor(() => expect(passwords().getByLabelText('Current Password')).toHaveValue(''));
    expect(passwords().getByLabelText('New Password')).toHaveValue('');
    expect(line.log()).toEqual(['POST auth/update-password']);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('keeps what was typed when the current password is wrong, and stays signed in', async () => {
    const { user } = await open();
    await change(user, 'not my password', SENTENCE, SENTENCE);
    await expectAlerts(fail('The current password is not right.'));
    expect(passwords().getByLabelText('New Password')).toHaveValue(SENTENCE);
    expect(window.location.pathname).toBe('/users/account');
  });
});
