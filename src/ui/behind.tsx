import { type ComponentType, createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { type LazyPart, lazyPart } from './lazyPart';

const IsFirstDrawn = createContext(true);

const loads: LazyPart['preload'][] = [];

/** A part of the program that is drawn `Behind` alone: nor is it read before what people look for first. */
export const partBehind = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  const part = lazyPart(load);
  loads.push(part.preload);
  return part;
};

/** Loads all that is drawn behind. What can't be had says so when it is shown. */
export const preloadBehind = () => Promise.allSettled(loads.map((preload) => preload()));

/** Milliseconds, for a tab that is not in sight: no frame of it is painted. */
const PAINTED_AT_LAST = 250;

/** Calls back once what was drawn has been painted. @returns takes that back */
const afterPaint = (then: () => void) => {
  let timer = setTimeout(then, PAINTED_AT_LAST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** Milliseconds for which what somebody types goes before: while nobody pauses, React would put it off for 5 s. */
const SHOWN_AT_LAST = 500;

/** Frame of a visit. Its first drawing leaves out what is `Behind`, which comes as soon as it is there, all together. */
export const FirstDrawing = ({ children }: { children: ReactNode }) => {
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (isLeft) return;
      startTransition(() => setIsFirst(false));
      timer = setTimeout(() => setIsFirst(false), SHOWN_AT_LAST);
    };
    const cancel = afterPaint(() => preloadBehind().then(show));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return <IsFirstDrawn value={isFirst}>{children}</IsFirstDrawn>;
};

/**
 * What nobody looks for first: the rows, or what the page shows in their place, do not wait until it is drawn. What stands around it keeps
 * its place, so that nothing moves when it comes.
 */
export const Behind = ({ children }: { children: ReactNode }) => !useContext(IsFirstDrawn) && children;
