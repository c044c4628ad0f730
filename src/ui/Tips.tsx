import Tooltip from '@mui/material/Tooltip';
import {
  type ComponentType,
  createContext,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  type SyntheticEvent,
  type TouchEvent,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';

const IsShared = createContext(false);

/** @returns whether a tooltip is there for all around: its texts are then told by `data-tip`, and their language by `lang` */
export const useSharedTip = () => useContext(IsShared);

/** Of what stands around all that has a text. */
export interface TippedProps extends HTMLAttributes<HTMLElement> {
  ref?: RefCallback<HTMLElement>;
}

interface HostProps extends TippedProps {
  as: ComponentType<TippedProps>;
  tip?: HTMLElement;
  onTip: (tip: HTMLElement) => void;
}

const tipOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null);

/** The tooltip's handlers come from MUI, which takes all of this for the one thing that has it: here they hear of what has a text alone. */
const Host = ({ as: Element, tip, onTip, onMouseOver, onMouseLeave, onFocus, onTouchStart, ...props }: HostProps) => {
  const over = (event: MouseEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (meant) {
      onTip(meant);
      onMouseOver?.(event);
    } else if (tip) onMouseLeave?.(event);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (!meant) return;
    onTip(meant);
    onFocus?.(event);
  };
  const touch = (event: TouchEvent<HTMLElement>) => {
    const meant = tipOf(event);
    if (!meant) return;
    onTip(meant);
    onTouchStart?.(event);
  };
  return <Element {...props} onMouseOver={over} onMouseLeave={onMouseLeave} onFocus={focus} onTouchStart={touch} />;
};

interface TipsProps {
  as: ComponentType<TippedProps>;
  children: ReactNode;
}

/**
 * One tooltip for all within that have a `data-tip`. With one for each button and date of its rows, a turn of a page of 20 makes two fifths more
 * work.
 */
export const Tips = ({ as, children }: TipsProps) => {
  const [tip, setTip] = useState<HTMLElement>();
  // It may be gone with its row, which no pointer tells.
  useLayoutEffect(() => {
    if (tip && !tip.isConnected) setTip(undefined);
  });
  return (
    <IsShared value={true}>
      <Tooltip
        title={tip?.dataset.tip ?? ''}
        slotProps={{ popper: { anchorEl: tip }, tooltip: { lang: tip?.lang || undefined } }}
      >
        {/* Named by itself, not by the text of one of its parts. */}
        <Host aria-label={undefined} as={as} tip={tip} onTip={setTip}>
          {children}
        </Host>
      </Tooltip>
    </IsShared>
  );
};
