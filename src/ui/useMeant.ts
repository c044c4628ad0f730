import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { isSecondClick } from './secondClick';

/** Milliseconds within which systems take two clicks for a double one. */
const DOUBLE_CLICK = 500;

/**
 * For a button that comes under the pointer, or changes its meaning there: a press that was meant for what was there before does nothing. A mouse
 * counts its clicks; the taps of a finger are told apart by time alone. Keys act on what has the focus, and always count.
 * @param meaning what the button does now
 * @param act what it does when it was meant
 * @returns the handlers of the button
 */
export const useMeant = (meaning: unknown, act: () => void) => {
  const now = useRef({ meaning, since: 0 });
  const press = useRef({ at: 0, isTap: false });
  useLayoutEffect(() => {
    now.current = { meaning, since: performance.now() };
  }, [meaning]);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      press.current = { at: performance.now(), isTap: pointerType !== 'mouse' };
    },
    onClick: (event: MouseEvent) => {
      const { at, isTap } = press.current;
      const isKey = event.detail === 0;
      const settledAt = now.current.since + (isTap ? DOUBLE_CLICK : 0);
      if (isKey || !(isSecondClick(event) || (at > 0 && at < settledAt))) act();
    },
  };
};
