import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const IsFirstDrawn = createContext(true);

/** Frame of a visit. Its first drawing leaves out what is `Behind`, which comes at once after it, all together. */
export const FirstDrawing = ({ children }: { children: ReactNode }) => (
  <IsFirstDrawn value={useDeferredValue(true, false)}>{children}</IsFirstDrawn>
);

/**
 * What nobody looks for first: the rows, or what the page shows in their place, do not wait until it is drawn. What stands around it keeps
 * its place, so that nothing moves when it comes.
 */
export const Behind = ({ children }: { children: ReactNode }) => useContext(IsFirstDrawn) && children;
