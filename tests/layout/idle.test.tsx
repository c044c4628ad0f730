import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN } from '../world/api';
import { MINUTE, stopClock } from '../world/clock';
import { renderConsole } from '../world/console/console';
import { logIn } from '../world/console/form';
import { anotherTab } from '../world/console/storage';

const TITLE = 'Are you alright there?';

let pass: ReturnType<typeof stopClock>['pass'];
beforeEach(() => {
  ({ pass } = stopClock());
});

/** The computer slept: the clock went on, no timer ran. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const wasActive = (milliseconds: number) => localStorage.setItem('lastActivity', String(Date.now() - milliseconds));

const open = async (path = '/dashboard') => {
  const view = await renderConsole({ path });
  await screen.findByRole('heading', { level: 1 });
  // Whole, with what stands around it: nobody's 14 minutes begin with the first tenth of a second.
  await screen.findByRole('navigation', { name: 'Main menu' });
  return view;
};

const loginPage = () => screen.findByRole('heading', { name: 'Sign in' });

afterEach(() => {
  vi.useRealTimers();
});

describe('idle', () => {
  it('[4.12, 9.6] warns after 14 minutes and not before, with a countdown and the focus on what ends it', async () => {
    await open();
    await pass(14 * MINUTE - 1_000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await pass(2_000);
    const warning = await screen.findByRole('alertdialog', { name: TITLE });
    expect(screen.getByRole('timer')).toHaveTextContent('0:59');
    await waitFor(() => expect(screen.getByRole('button', { name: 'I am still here' })).toHaveFocus());
    await pass(20_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:39');
    // Read out, as the time itself is not.
    const said = () => within(warning).queryByText(/seconds left$/)?.textContent;
    expect(said()).toBeUndefined();
    await pass(10_000);
    expect(said()).toBe('30 seconds left');
    await pass(20_000);
    expect(said()).toBe('10 seconds left');
  });

  it('[4.12, 9.7] logs out after 15 minutes and says why', async () => {
    await open();
    await pass(15 * MINUTE + 1_000);
    await loginPage();
    expect(screen.getByText('You were logged out because nothing happened for a while.')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(window.location.pathname).toBe('/login');
  });

  it.each(['click', 'mousemove', 'mousedown', 'scroll', 'keydown'])('[9.8] starts anew with %s, warned or not', async (type) => {
    await open();
    await pass(10 * MINUTE);
    fireEvent(document.body, new Event(type, { bubbles: true }));
    await pass(10 * MINUTE);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await pass(4 * MINUTE + 1_000);
    await screen.findByRole('alertdialog');
    fireEvent(document.body, new Event(type, { bubbles: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await pass(13 * MINUTE);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('does not take a page moving under a resting pointer for activity', async () => {
    await open();
    await pass(14 * MINUTE + 1_000);
    await screen.findByRole('alertdialog');
    const resting = new MouseEvent('mousemove', { bubbles: true });
    Object.defineProperties(resting, { movementX: { value: 0 }, movementY: { value: 0 } });
    fireEvent(document.body, resting);
    await pass(2_000);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('idle by the wall clock', () => {
  it('has logged out when a computer wakes after 8 hours, before any timer runs', async () => {
    await open();
    sleep(8 * 60 * MINUTE);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByRole('heading', { name: 'Welcome, Ada' })).not.toBeInTheDocument();
    await loginPage();
  });

  it('does not let the first movement after sleep bring the session back', async () => {
    await open();
    sleep(16 * MINUTE);
    fireEvent.mouseMove(document.body);
    await loginPage();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('warns at once, with the time that is left, who comes at 14:20', async () => {
    wasActive(14 * MINUTE + 20_000);
    await renderConsole({ path: '/dashboard' });
    expect(await screen.findByRole('alertdialog', { name: TITLE })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('0:40');
  });

  it('shows nothing and asks the API for nothing but an end for who comes after 15 minutes', async () => {
    wasActive(20 * MINUTE);
    const { line } = await renderConsole({ path: '/artists' });
    await loginPage();
    expect(line.log()).toEqual(['POST auth/logout']);
  });

  it('counts activity in another tab, and closes the warning with it', async () => {
    await open();
    await pass(14 * MINUTE + 1_000);
    await screen.findByRole('alertdialog');
    await anotherTab(() => wasActive(0), 'lastActivity');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await pass(10 * MINUTE);
    await anotherTab(() => wasActive(0), 'lastActivity');
    await pass(13 * MINUTE);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('leaves guest pages alone', async () => {
    await renderConsole({ path: '/login', as: 'visitor' });
    await loginPage();
    await pass(20 * MINUTE);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('You were logged out because nothing happened for a while.')).not.toBeInTheDocument();
  });

  it('starts the time anew at a login, whatever was before', async () => {
    wasActive(3 * 60 * MINUTE);
    const { user } = await renderConsole({ path: '/login', as: 'visitor' });
    await logIn(user, ADMIN);
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeInTheDocument();
  });
});
