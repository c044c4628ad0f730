import type { MouseEvent } from 'react';

/** Whether a click belongs to the one before it: at that place something else may stand by now, which nobody meant to press. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>) => detail > 1;
