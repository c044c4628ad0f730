import Tooltip from '@mui/material/Tooltip';
import { type HTMLAttributes, type Ref, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What a tooltip listens to. */
export type TipHands = Pick<
  HTMLAttributes<HTMLElement>,
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd'
>;

interface TippedProps extends TipHands {
  ref?: Ref<HTMLElement>;
  /** Takes what listens now; null once nothing does. */
  listen: (hands: TipHands | null) => void;
}

/** Stands for what has the tooltip, and hands over what MUI would have that listen to. */
const Tipped = ({ listen, ref, ...props }: TippedProps) => {
  useLayoutEffect(() => {
    listen(props);
    return () => listen(null);
  });
  return createPortal(<span hidden {...props} ref={ref} />, document.body);
};

export interface TipProps extends Pick<TippedProps, 'listen'> {
  /** What the pointer or the focus is on, with its text. */
  tip?: HTMLElement;
}

/** The tooltip of all that stands within some `Tips`. */
export const Tip = ({ tip, listen }: TipProps) => (
  <Tooltip title={tip?.dataset.tip ?? ''} slotProps={{ popper: { anchorEl: tip }, tooltip: { lang: tip?.lang || undefined } }}>
    <Tipped listen={listen} />
  </Tooltip>
);
