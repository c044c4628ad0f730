import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Ctrl+S, or Cmd+S on a Mac, does what the Save button does; not while a dialog is in front of the form. */
export const useSaveKey = (save: () => void) => {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const isBehindDialog = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
    if (!isBehindDialog && !event.repeat) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};
