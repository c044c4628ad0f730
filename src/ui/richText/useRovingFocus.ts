import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * One stop of the Tab key for a row of buttons; arrows, Home and End move inside it, as a toolbar does.
 * @returns `onKeyDown` for the row, and `item(index)`, the props of each button
 */
export const useRovingFocus = (count: number) => {
  const buttons = useRef<(HTMLElement | null)[]>([]);
  const [active, setActive] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: count - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.current[(target + count) % count]?.focus();
  };

  const item = (index: number) => ({
    ref: (button: HTMLElement | null) => {
      buttons.current[index] = button;
    },
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setActive(index),
  });

  return { onKeyDown, item };
};
