import { type RefObject, useEffect, useRef } from 'react';

/** Pixels at the top of the window that the header covers. */
const COVERED = 80;

/** Brings the top of what shows the rows into view when it has come to show others than before. @param rows which ones, in words */
export const useTopOf = (box: RefObject<HTMLElement | null>, rows: string) => {
  const shown = useRef(rows);
  useEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    const { current } = box;
    if (current && current.getBoundingClientRect().top < COVERED) current.scrollIntoView({ block: 'start' });
  }, [box, rows]);
};
