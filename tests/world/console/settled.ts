import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Line } from '../line';

/** Turns and not a time: on a busy machine a page that has all its work before it stands still as well. */
const STILL = 6;
const LONGEST = 10_000;

/** A dialog that was closed is still there, and hides the page from screen readers, until it has faded. */
const isFading = () => document.querySelector('.MuiDialog-container[style*="opacity: 0;"]') !== null;

/**
 * Waits until every call has its answer and the page has stood still for a moment (0.1 s): then what there is to see is there, and an
 * assertion about it needs no waiting of its own. Calls that the test holds back count as answered.
 * @param held how many calls the test holds back
 */
export const settled = async (line: Line, held = 0) => {
  let still = 0;
  const began = performance.now();
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  while (still < STILL) {
    if (performance.now() - began > LONGEST) break;
    // One after the other: nothing is drawn before an act is over.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 8)));
    still = line.open() > held || isFading() ? 0 : still + 1;
  }
  observer.disconnect();
};

/** Waits until no dialog is on its way out: one that fades is still in the page, and can be clicked by a test as by nobody else. */
export const faded = () =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll<HTMLElement>('.MuiDialog-container')].filter(({ style }) => style.opacity === '0'),
    ).toEqual([]),
  );

/** At rest, with no dialog on its way out. */
export const atRest = async (line: Line) => {
  await settled(line);
  await faded();
  await settled(line);
};
