import { type RefObject, useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Behind a question, or while the form is sent. */
const isOutOfReach = (frame: Element) => frame.closest('[inert], [aria-hidden="true"]') !== null;
const isTheOnlyOne = (kind: string) => document.querySelectorAll(`input[type="file"][accept^="${kind}/"]`).length === 1;

/** A text that comes along is meant for the text field that has the focus; an editor takes all that is pasted into it. */
const isMeantForText = (data: DataTransfer) => {
  const { activeElement } = document;
  if (activeElement?.closest('[contenteditable="true"]')) return true;
  return activeElement instanceof HTMLInputElement && data.getData('text/plain') !== '';
};

/**
 * A pasted file goes into the frame that has the focus, and one of its kind that is pasted anywhere else into the only frame of that kind.
 * Listens on the document: browsers tell of a paste at the text cursor, which a focused button does not move.
 */
export const usePastedFile = (frame: RefObject<HTMLElement | null>, kind: 'image' | 'audio', take: (file: File) => void) => {
  const onPaste = useEvent((event: ClipboardEvent) => {
    const { current } = frame;
    const data = event.clipboardData;
    const [file] = data?.files ?? [];
    if (!data || !file || !current || isOutOfReach(current) || event.defaultPrevented) return;
    const isHere = current.contains(document.activeElement);
    const isForTheOnlyOne = file.type.startsWith(`${kind}/`) && isTheOnlyOne(kind) && !isMeantForText(data);
    if (!isHere && !isForTheOnlyOne) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPaste]);
};
