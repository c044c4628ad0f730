import {
  type ComponentType,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  type TouchEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Behind, partBehind } from './behind';
import type { TipHands, TipProps } from './Tip';

const Tip = memo(partBehind<TipProps>(async () => (await import('./Tip')).Tip));

const tipOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null);

/** Keeps what happens before there is a tooltip, and tells it the last of that: a pointer may be there first. */
const createEar = () => {
  let hands: TipHands | null = null;
  let missed: ((hands: TipHands) => void) | undefined;
  return {
    tell: (how: (hands: TipHands) => void) => {
      if (hands) how(hands);
      else missed = how;
    },
    listen: (next: TipHands | null) => {
      hands = next;
      if (next) missed?.(next);
      missed = undefined;
    },
  };
};

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
  const [{ tell, listen }] = useState(createEar);
  // It may be gone with its row, which no pointer tells.
  useLayoutEffect(() => {
    if (tip && !tip.isConnected) setTip(undefined);
  });
  // MUI takes all of this for the one thing that has the tooltip: here it hears of what has a text alone.
  const leave = (event: MouseEvent<HTMLElement>) => tell(({ onMouseLeave }) => onMouseLeave?.(event));
  const over = (event: MouseEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (meant) {
      setTip(meant);
      tell(({ onMouseOver }) => onMouseOver?.(event));
    } else if (tip) leave(event);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (!meant) return;
    setTip(meant);
    tell(({ onFocus }) => onFocus?.(event));
  };
  const touch = (event: TouchEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (!meant) return;
    setTip(meant);
    tell(({ onTouchStart }) => onTouchStart?.(event));
  };
  return (
    <>
      <Around
        onMouseOver={over}
        onMouseLeave={leave}
        onFocus={focus}
        onBlur={(event) => tell(({ onBlur }) => onBlur?.(event))}
        onTouchStart={touch}
        onTouchEnd={(event) => tell(({ onTouchEnd }) => onTouchEnd?.(event))}
      >
        {children}
      </Around>
      <Behind>
        <Tip tip={tip} listen={listen} />
      </Behind>
    </>
  );
};
