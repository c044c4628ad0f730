import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells the page around, as a custom property of its root, how large an element is that lies over it: what it covers is kept free.
 * @returns the ref of the element
 */
export const useToldSize = (property: `--${string}`, side: 'width' | 'height'): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    const { style } = document.documentElement;
    if (!current) return;
    const measure = () => style.setProperty(property, `${side === 'width' ? current.offsetWidth : current.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, side]);
  return place;
};
