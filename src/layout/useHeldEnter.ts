import { useEffect } from 'react';

/** A key that stays down goes on to press: one press of Enter sends one form, and presses one button once. A text of many lines takes them all. */
export const useHeldEnter = () =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const presses = event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
      if (event.key === 'Enter' && event.repeat && presses) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
