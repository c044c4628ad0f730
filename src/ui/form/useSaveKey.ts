import { type RefObject, useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Of several forms the one that is worked in is saved; from elsewhere on the page, the first. */
const isMeant = (bar: Element | null, target: EventTarget | null) => {
  const form = bar?.closest('form');
  const around = target instanceof Element ? target.closest('form') : null;
  return form === (around ?? document.querySelector('main form'));
};

/** Ctrl+S or Cmd+S, but not while a dialog is in front of the form, nor in the middle of a word that an input method composes. */
export const useSaveKey = (bar: RefObject<Element | null>, save: () => void) => {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const isBehindDialog = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
    if (!isBehindDialog && !event.repeat && !event.isComposing && isMeant(bar.current, event.target)) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};
