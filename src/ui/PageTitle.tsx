import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

interface PageTitleProps extends Pick<TypographyProps, 'variant' | 'dir' | 'sx'> {
  /** In any case: what had the focus is gone. */
  takesFocus?: boolean;
  children: ReactNode;
}

/**
 * The heading of a page. It takes the focus when the page was asked for here, by a link or a sign-in, so that screen readers tell where one is
 * and Tab goes on from there; a form takes it on to its first field. Not on the way back, where what one came from is looked for, nor when the
 * console is opened at this page.
 */
export const PageTitle = ({ children, takesFocus = false, ...props }: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAskedFor = useNavigationType() === NavigationType.Push;
  const wasAskedFor = useRef(isAskedFor || takesFocus);
  // After the menu or dialog that is closed with the last page has given the focus back.
  useEffect(() => {
    const page = heading.current?.closest('main');
    const isElsewhere = document.activeElement === page || !page?.contains(document.activeElement);
    if (wasAskedFor.current && isElsewhere) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Typography component="h1" variant="h4" tabIndex={-1} ref={heading} {...props}>
      {children}
    </Typography>
  );
};
