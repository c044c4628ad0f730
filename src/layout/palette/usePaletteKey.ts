import { useEffect } from 'react';
import { useEvent } from 'react-admin';

export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Where other letters are on the keys the place of the key counts. */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** The editor has that key for its links, its toolbar as well (spec 2, rich text). */
const isOfEditor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[contenteditable="true"], [role="toolbar"]') !== null;

const isBehindSomething = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;

/**
 * Ctrl+K, on Apple's keyboards Cmd+K, unless something else is open over the page, or the editor has the focus.
 * @param open what it does
 * @param onModifier told when the first of the two keys is down
 */
export const usePaletteKey = (open: () => void, onModifier: () => void) => {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') onModifier();
    if (!isK(event) || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.defaultPrevented || event.isComposing || isOfEditor(event.target)) return;
    // Browsers have a search of their own on it.
    event.preventDefault();
    if (!event.repeat && !isBehindSomething()) open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};
