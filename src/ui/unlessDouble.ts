import type { MouseEvent } from 'react';

/** Whether a click belongs to the one before it: at that place something else may stand by now, which nobody meant to press. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>) => detail > 1;

/** For buttons whose meaning or place changes when they are pressed: a double click counts once. Keys have no second click. */
export const unlessDouble = (act: () => void) => (event: MouseEvent) => {
  if (!isSecondClick(event)) act();
};
