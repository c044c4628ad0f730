import { useEffect, useRef } from 'react';

/** The button that saves what an element belongs to. */
export const saveButtonOf = (element: Element | null) =>
  element?.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ?? null;

/**
 * What holds the fields and the buttons takes the focus away: it comes back once they are free, to the button that saves where its place is gone, as
 * of a text that came anew.
 * @returns notes where the focus is, before they are held
 */
export const useHeldFocus = (isHeld: boolean) => {
  const noted = useRef<(Element | null)[]>([]);
  useEffect(() => {
    if (isHeld || document.activeElement !== document.body) return;
    const place = noted.current.find((element) => element?.isConnected);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    noted.current = [];
  }, [isHeld]);
  return () => {
    const { activeElement } = document;
    noted.current = [activeElement, saveButtonOf(activeElement)];
  };
};
