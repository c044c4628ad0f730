import { type RefObject, useEffect } from 'react';
import { useEvent } from 'react-admin';

/**
 * Takes the file that is pasted while the focus is inside the element. Listens on the document: browsers tell of a paste at the place of
 * the text cursor, which a focused button does not move.
 */
export const usePastedFile = (around: RefObject<HTMLElement | null>, take: (file: File) => void) => {
  const onPaste = useEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || !around.current?.contains(document.activeElement)) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPaste]);
};
