import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../world/api';
import { alerts, expectAlerts, fail, saidInPlace } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

const fill = async (user: UserEvent, words: { email: string; password: string }) => {
  await user.click(await email());
  await user.paste(words.email);
  await user.click(password());
  await user.paste(words.password);
};

describe('spec 2, login', () => {
  it('[2.16, 2.34, 4.6] takes a visitor of any page here, and from here with the Enter key to the dashboard', async () => {
    const { user, line } = await renderConsole({ path: '/songs', as: 'visitor' });
    await email();
    expect(window.location.pathname).toBe('/login');
    expect(document.title).toBe('Sign in · Catalogue Console');
    await fill(user, ADMIN);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    expect(line.log()).toEqual(['POST auth/login']);
  });

  it('[2.18, 2.33] leads to the page for a forgotten password', async () => {
    const { user } = await renderConsole({ path: '/login', as: 'visitor' });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/forget-password');
  });

  it('[2.32] tells password managers which field is which', async () => {
    await renderConsole({ path: '/login', as: 'visitor' });
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('spec 5, login', () => {
  it.each([
    { missing: 'both', email: '', password: '', marks: [true, true] },
    { missing: 'the password', email: ADMIN.email, password: '', marks: [false, true] },
    { missing: 'the email', email: ' \u3164 ', password: ADMIN.password, marks: [true, false] },
  ])('[5.2, 8.14] asks for $missing in one alert, marks it, goes there and sends nothing', async ({ marks, ...words }) => {
    const { user, line } = await renderConsole({ path: '/login', as: 'visitor' });
    await fill(user, words);
    await user.click(submit());
    await expectAlerts(fail('Login credentials are required'));
    const boxes = [await email(), password()];
    expect(boxes.map((box) => box.getAttribute('aria-invalid') === 'true')).toEqual(marks);
    expect(boxes[marks.indexOf(true)]).toHaveFocus();
    expect(line.calls).toEqual([]);
  });

  it('[5.2] takes the mark off a field as soon as something is in it, puts it back once that is gone, and leaves the other one alone', async () => {
    const { user } = await renderConsole({ path: '/login', as: 'visitor' });
    const marks = async () => [await email(), password()].map((box) => box.getAttribute('aria-invalid') === 'true');
    await user.type(await email(), 'a{Backspace}');
    expect(await marks()).toEqual([false, false]);
    await user.click(submit());
    expect(await marks()).toEqual([true, true]);
    await user.type(await email(), 'a');
    expect(await marks()).toEqual([false, true]);
    await user.keyboard('{Backspace}');
    expect(await marks()).toEqual([true, true]);
    expect(await email()).toHaveAccessibleDescription('Required');
    await expectAlerts(fail('Login credentials are required'));
  });
});

describe('spec 8, login', () => {
  it("[4.6] shows the server's sentence in place, keeps what was typed and works again", async () => {
    const { user } = await renderConsole({ path: '/login', as: 'visitor' });
    await fill(user, { ...ADMIN, password: 'not the password' });
    await user.click(submit());
    await waitFor(() => expect(saidInPlace()).toEqual(['The email or the password is not right.']));
    expect(alerts()).toEqual([]);
    expect(await email()).toHaveValue(ADMIN.email);
    expect(password()).toHaveValue('not the password');
    await user.tripleClick(password());
    await user.paste(ADMIN.password);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeInTheDocument();
  });

  it('says no more of a try that was refused once the next one is about to be made', async () => {
    const { user } = await renderConsole({ path: '/login', as: 'visitor' });
    await fill(user, { ...ADMIN, password: 'not the password' });
    await user.click(submit());
    await waitFor(() => expect(saidInPlace()).toHaveLength(1));
    await user.clear(password());
    await user.click(submit());
    await expectAlerts(fail('Login credentials are required'));
    expect(saidInPlace()).toEqual([]);
  });
});
