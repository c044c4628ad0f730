import {
  type ComponentType,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Behind, partBehind } from './behind';
import type { TipHands, TipProps } from './Tip';

const Tip = partBehind<TipProps>(async () => (await import('./Tip')).Tip);

const tipOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null);

interface TipsProps {
  /** What stands around all that has a text. */
  as: 'div' | ComponentType<HTMLAttributes<HTMLElement>>;
  children: ReactNode;
}

/**
 * One tooltip for all within that have a `data-tip`, in the language of its `lang`. With one for each button and date of its rows, a turn of a
 * page of 20 makes two fifths more work; and rows come before there is any.
 */
export const Tips = ({ as: Around, children }: TipsProps) => {
  const [tip, setTip] = useState<HTMLElement>();
  const hands = useRef<TipHands>({});
  // It may be gone with its row, which no pointer tells.
  useLayoutEffect(() => {
    if (tip && !tip.isConnected) setTip(undefined);
  });
  // MUI takes all of this for the one thing that has the tooltip: here it hears of what has a text alone.
  const over = (event: MouseEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (meant) {
      setTip(meant);
      hands.current.onMouseOver?.(event);
    } else if (tip) hands.current.onMouseLeave?.(event);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (!meant) return;
    setTip(meant);
    hands.current.onFocus?.(event);
  };
  const touch = (event: TouchEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (!meant) return;
    setTip(meant);
    hands.current.onTouchStart?.(event);
  };
  return (
    <>
      <Around
        onMouseOver={over}
        onMouseLeave={(event) => hands.current.onMouseLeave?.(event)}
        onFocus={focus}
        onBlur={(event) => hands.current.onBlur?.(event)}
        onTouchStart={touch}
        onTouchEnd={(event) => hands.current.onTouchEnd?.(event)}
      >
        {children}
      </Around>
      <Behind>
        <Tip tip={tip} hands={hands} />
      </Behind>
    </>
  );
};
