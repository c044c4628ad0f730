import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';

/** Pixels above and below the window in which rows are always drawn, and so many more when it comes to that. */
const NEAR = 400;
const FAR = 1_200;

/** Index of the first that reaches below this height. */
const firstBelow = (tops: readonly number[], height: number) => {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? 0) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Which of thousands of rows are drawn: those in the window and some around. All of them stand in one place as high as all together.
 * @param heights of all rows, in pixels
 * @returns where each begins, the height of all, and the rows to draw: from `first` to before `last`
 */
export const useVisibleRows = (place: RefObject<HTMLElement | null>, heights: readonly number[]) => {
  const tops = useMemo(() => {
    const sums = [0];
    for (const height of heights) sums.push((sums.at(-1) ?? 0) + height);
    return sums;
  }, [heights]);
  const [drawn, setDrawn] = useState({ from: 0, to: FAR * 2 });
  const look = useEvent(() => {
    const { current } = place;
    if (!current) return;
    const from = -current.getBoundingClientRect().top;
    const to = from + window.innerHeight;
    setDrawn((now) => (now.from <= Math.max(0, from - NEAR) && now.to >= to + NEAR ? now : { from: from - FAR, to: to + FAR }));
  });
  useLayoutEffect(() => {
    if (tops.length > 0) look();
  }, [tops, look]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);
  const first = firstBelow(tops, Math.max(0, drawn.from));
  const last = Math.min(heights.length, firstBelow(tops, Math.max(0, drawn.to)) + 1);
  return { tops, height: tops.at(-1) ?? 0, first, last };
};
