import { type KeyboardEvent, useState } from 'react';

/** One stop of the Tab key for a row of buttons: `onKeyDown` for the row, and `item(name)`, the props of each button. */
export const useRovingFocus = (first: string) => {
  const [stop, setStop] = useState(first);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.findIndex((button) => button.tabIndex === 0);
    const targets: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target % buttons.length)?.focus();
  };

  const item = (name: string) => ({ name, tabIndex: name === stop ? 0 : -1, onFocus: () => setStop(name) });

  return { onKeyDown, item };
};
