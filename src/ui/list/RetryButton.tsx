import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useEvent } from 'react-admin';

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'children'> {
  isBusy: boolean;
  onRetry: () => void;
  /** Takes the focus over once the button goes, as what it asked for is there. */
  takeFocus: () => void;
}

/** Stays where it is, with the focus, while what it asked for is on its way. */
export const RetryButton = ({ isBusy, onRetry, takeFocus, ...props }: RetryButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const handOver = useEvent(takeFocus);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (document.activeElement === current) handOver();
    };
  }, [handOver]);
  return <Button ref={button} {...props} aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onRetry} />;
};
