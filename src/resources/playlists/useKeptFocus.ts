import { useEffect, useRef, useState } from 'react';

interface Pressed {
  button: Element | null;
  /** Its row goes, at once or with a motion. */
  goes: boolean;
}

/**
 * Keeps the focus in the panel over an act that puts its buttons out of use, which throws it to the page: afterwards it comes back to the button
 * that was pressed, or to the heading where that goes.
 * @returns `keepFocus`, which does the act and is told by it whether the row of the button goes, and the ref of the heading
 */
export const useKeptFocus = (isBusy: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState<Pressed>();
  useEffect(() => {
    if (isBusy || !pressed) return;
    const { button, goes } = pressed;
    const { activeElement } = document;
    const next = goes || !(button instanceof HTMLElement) || !button.isConnected ? heading.current : button;
    // Not from where the person has gone meanwhile.
    if (activeElement === document.body || activeElement === button) next?.focus();
    setPressed(undefined);
  }, [isBusy, pressed]);
  const keepFocus = async (act: () => Promise<boolean>) => {
    const { activeElement } = document;
    setPressed({ button: activeElement, goes: await act() });
  };
  return { heading, keepFocus };
};
