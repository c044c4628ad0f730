import { type CSSProperties, createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const Width = createContext<number | undefined>(undefined);
const Tell = createContext<(width: number) => void>(() => undefined);

/** Knows how much of the bar above the sheet is taken at its end, for what a page puts before it. */
export const BarEndProvider = ({ children }: { children: ReactNode }) => {
  const [width, setWidth] = useState<number>();
  return (
    <Tell value={setWidth}>
      <Width value={width}>{children}</Width>
    </Tell>
  );
};

/** @returns the style of a row of the bar: its custom property `--bar-end`, once that is known */
export const useBarRow = (): CSSProperties | undefined => {
  const width = useContext(Width);
  const style: Record<`--${string}`, string> = { '--bar-end': `${width}px` };
  return width === undefined ? undefined : style;
};

/**
 * Tells the rows of the bar how wide an element at its end is. The rows alone: as a property of the sheet all that stands in it would get its
 * styles a second time.
 * @returns the ref of the element
 */
export const useToldBarEnd = () => {
  const tell = useContext(Tell);
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = end;
    if (!current) return;
    const measure = () => tell(Math.ceil(current.offsetWidth));
    // At once as well: what stands before it would be drawn at another place first.
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(current);
    return () => observer.disconnect();
  }, [tell]);
  return end;
};
