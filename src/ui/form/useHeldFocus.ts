import { useEffect, useRef } from 'react';

/**
 * What holds the fields and the buttons takes the focus away: it comes back once they are free.
 * @returns notes where the focus is, before they are held
 */
export const useHeldFocus = (isHeld: boolean) => {
  const noted = useRef<Element | null>(null);
  useEffect(() => {
    const { current: element } = noted;
    if (isHeld || document.activeElement !== document.body) return;
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
    noted.current = null;
  }, [isHeld]);
  return () => {
    noted.current = document.activeElement;
  };
};
