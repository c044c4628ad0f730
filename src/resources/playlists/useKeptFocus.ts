import { useEffect, useRef, useState } from 'react';

/**
 * Keeps the focus in the panel over an act that puts its buttons out of use, which throws it to the page: afterwards it comes back to the button
 * that was pressed, or to the heading where that has gone.
 * @returns `keepFocus`, which does the act, and the ref of the heading
 */
export const useKeptFocus = (isBusy: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState<Element | null>(null);
  useEffect(() => {
    if (isBusy || !(pressed instanceof HTMLElement)) return;
    // Its row may be on its way out.
    const isThere = pressed.isConnected && pressed.closest('[inert]') === null;
    if (document.activeElement === document.body) (isThere ? pressed : heading.current)?.focus();
    setPressed(null);
  }, [isBusy, pressed]);
  const keepFocus = async (act: () => Promise<unknown>) => {
    const { activeElement } = document;
    await act();
    setPressed(activeElement);
  };
  return { heading, keepFocus };
};
