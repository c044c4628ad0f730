import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Lets so many milliseconds go by, as between two clicks of a hand. Nothing waits for the console with it. */
export const pause = (milliseconds: number) => act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** The gaps of a double click, from the fastest to the slowest that systems take for one. */
export const GAPS = [0, 120, 400] as const;

/** A click that its system counts as the second one of a double click. */
export const clickAgain = (there: Element) =>
  act(async () => {
    for (const type of ['mouseDown', 'mouseUp', 'click'] as const) fireEvent[type](there, { detail: 2 });
  });

/**
 * Clicks a place twice, as impatient hands do: the second click meets whatever is there by then, and is counted as a second one.
 * @param place finds what is at the place now; null where nothing is
 */
export const clickTwice = async (user: UserEvent, place: () => Element | null | undefined, gap: number) => {
  const first = place();
  if (first) await user.click(first);
  if (gap > 0) await pause(gap);
  const second = place();
  if (second) await clickAgain(second);
};

/**
 * Holds a key down: the element with the focus hears it as often as a keyboard repeats it in half a second.
 * @param meanwhile what comes to pass after the first time and before the repetitions, such as an answer
 */
export const holdKey = async (key: string, times = 15, meanwhile?: () => Promise<unknown>) => {
  for (let turn = 0; turn < times; turn += 1) {
    await act(async () => {
      const target = document.activeElement ?? document.body;
      const goesOn = fireEvent.keyDown(target, { key, code: key, repeat: turn > 0 });
      // What a browser does by itself with Enter in a text field of a form, and on a button.
      if (goesOn && key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
      if (goesOn && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    });
    if (turn === 0) await meanwhile?.();
  }
  fireEvent.keyUp(document.activeElement ?? document.body, { key, code: key });
};

/** Closes all alerts by their buttons, if they have not gone by themselves. */
export const closeAlerts = async () => {
  for (const close of screen.queryAllByRole('button', { name: 'Close this message' })) await act(async () => close.click());
};

/** Keeps the alerts of now where they are, as a pointer over them does: a busy machine is slower than their 3 seconds. */
export const keepAlerts = () => {
  for (const alert of document.querySelectorAll('.MuiSnackbar-root')) fireEvent.mouseEnter(alert);
};

/**
 * Time by which the console tells two taps of a finger from one: it stands still but for what `pass` lets go by, as a busy machine would take too
 * long between them. To be let go before anything is waited for.
 */
export const stopTaps = () => {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    letGo: () => clock.mockRestore(),
  };
};
