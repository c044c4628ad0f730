import { type RefObject, useEffect } from 'react';
import { useStore } from 'react-admin';

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null);

/** Whether the key `/` does anything, which this browser remembers: speech and shaking hands may press it unmeant (WCAG 2.1.4). */
export const useSlashKeyChoice = () => useStore('screen.slashKey', true);

/** The key `/` moves the focus to the search box, unless the person is typing elsewhere or has switched it off. */
export const useSlashKey = (box: RefObject<HTMLInputElement | null>) => {
  const [isOn] = useSlashKeyChoice();
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box, isOn]);
};
