import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** An alert over the page as a person sees it: its kind (spec 4) and its words. */
export type Alert = readonly [kind: 'success' | 'fail' | 'warn' | 'info', text: string];

export const success = (text: string): Alert => ['success', text];
export const fail = (text: string): Alert => ['fail', text];
export const warn = (text: string): Alert => ['warn', text];

const KINDS = { Success: 'success', Error: 'fail', Warning: 'warn', Info: 'info' } as const;

const shown = () => [...document.querySelectorAll<HTMLElement>('.MuiSnackbar-root .MuiAlert-root')];

const kindOf = (alert: Element): Alert[0] => {
  const [, kind] = Object.entries(KINDS).find(([severity]) => alert.classList.contains(`MuiAlert-color${severity}`)) ?? [];
  if (!kind) throw new Error(`An alert of no kind: ${alert.className}`);
  return kind;
};

/** All alerts over the page, from above. */
export const alerts = (): Alert[] =>
  shown().map((alert) => [kindOf(alert), alert.querySelector('.MuiAlert-message')?.textContent ?? '']);

/** Waits until the alerts over the page are these and no others. */
export const expectAlerts = (...expected: readonly Alert[]) => waitFor(() => expect(alerts()).toEqual(expected));

/** The same, and closes them by their buttons, as one does who goes on. */
export const takeAlerts = async (...expected: readonly Alert[]) => {
  await expectAlerts(...expected);
  for (const alert of shown()) await act(async () => within(alert).getByRole('button', { name: 'Close this message' }).click());
};

/**
 * Watches the alerts from before an act on, be they there for one frame.
 * @returns tells all that have stood over the page since, in order of appearance, and stops to watch
 */
export const watchAlerts = (): (() => Alert[]) => {
  const seen = new Map<string, Alert>();
  const look = () => {
    for (const alert of alerts()) if (!seen.has(alert.join(': '))) seen.set(alert.join(': '), alert);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    look();
    observer.disconnect();
    return [...seen.values()];
  };
};

/** What a place of the page says of itself: a failure, a state, a hint, none of them an alert over the page. */
export const saidInPlace = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
    .filter((each) => !each.closest('.MuiSnackbar-root') && each.textContent !== '')
    .map(({ textContent }) => textContent ?? '');
