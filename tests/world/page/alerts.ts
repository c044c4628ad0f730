import { expect, type Page } from '@playwright/test';

/** An alert over the page as a person sees it: its kind (spec 4) and its words. */
export type Alert = readonly [kind: 'success' | 'fail' | 'warn' | 'info', text: string];

export const success = (text: string): Alert => ['success', text];
export const fail = (text: string): Alert => ['fail', text];
export const warn = (text: string): Alert => ['warn', text];

/** Where alerts stand in the page, and what of them is read out. */
export const SHOWN = '.MuiSnackbar-root .MuiAlert-root';
export const SPOKEN = '.MuiSnackbar-root [role=alert]';
const KINDS = [
  ['Success', 'success'],
  ['Error', 'fail'],
  ['Warning', 'warn'],
  ['Info', 'info'],
] as const;

/** All alerts over the page, from above. */
export const alerts = (page: Page): Promise<Alert[]> =>
  page.evaluate(
    ({ shown, kinds }) =>
      [...document.querySelectorAll(shown)].map((alert) => {
        const kind = kinds.find(([severity]) => alert.classList.contains(`MuiAlert-color${severity}`));
        if (!kind) throw new Error(`An alert of no kind: ${alert.className}`);
        return [kind[1], alert.querySelector('.MuiAlert-message')?.textContent ?? ''] as const;
      }),
    { shown: SHOWN, kinds: KINDS },
  );

/** Waits until the alerts over the page are these and no others. */
export const expectAlerts = (page: Page, ...expected: readonly Alert[]) =>
  expect.poll(() => alerts(page), { message: 'the alerts over the page', intervals: [50] }).toEqual(expected);

/** The same, and closes them by their buttons, as one does who goes on. */
export const takeAlerts = async (page: Page, ...expected: readonly Alert[]) => {
  await expectAlerts(page, ...expected);
  for (const _ of expected) await page.locator(SHOWN).first().getByRole('button', { name: 'Close this message' }).click();
};

/**
 * Watches the alerts of this page from before an act on, be they there for one frame. Ends when the page is loaded anew.
 * @returns tells all that have stood over the page since, in order of appearance, and stops to watch
 */
export const watchAlerts = async (page: Page): Promise<() => Promise<Alert[]>> => {
  const watching = await page.evaluateHandle(
    ({ shown, kinds }) => {
      const seen = new Map<string, Alert>();
      const look = () => {
        for (const alert of document.querySelectorAll(shown)) {
          const kind = kinds.find(([severity]) => alert.classList.contains(`MuiAlert-color${severity}`));
          const text = alert.querySelector('.MuiAlert-message')?.textContent ?? '';
          if (kind && !seen.has(`${kind[1]}: ${text}`)) seen.set(`${kind[1]}: ${text}`, [kind[1], text]);
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      look();
      return {
        stop: () => {
          look();
          observer.disconnect();
          return [...seen.values()];
        },
      };
    },
    { shown: SHOWN, kinds: KINDS },
  );
  return () => watching.evaluate(({ stop }) => stop());
};
