import Tooltip from '@mui/material/Tooltip';
import { type HTMLAttributes, type Ref, type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What a tooltip listens to. */
export type TipHands = Pick<
  HTMLAttributes<HTMLElement>,
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd'
>;

interface TippedProps extends TipHands {
  ref?: Ref<HTMLElement>;
  hands: RefObject<TipHands>;
}

/** Stands for what has the tooltip, and hands over what MUI would have that listen to. */
const Tipped = ({ hands, ref, ...props }: TippedProps) => {
  useLayoutEffect(() => {
    hands.current = props;
    return () => {
      hands.current = {};
    };
  });
  return createPortal(<span hidden {...props} ref={ref} />, document.body);
};

export interface TipProps {
  /** What the pointer or the focus is on, with its text. */
  tip?: HTMLElement;
  hands: RefObject<TipHands>;
}

/** The tooltip of all that stands within some `Tips`. */
export const Tip = ({ tip, hands }: TipProps) => (
  <Tooltip title={tip?.dataset.tip ?? ''} slotProps={{ popper: { anchorEl: tip }, tooltip: { lang: tip?.lang || undefined } }}>
    <Tipped hands={hands} />
  </Tooltip>
);
