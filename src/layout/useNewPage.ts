import { useLayoutEffect, useRef } from 'react';
import { CONTENT_ID } from './SkipLink';

/**
 * A new page starts at its top, and the keyboard in it where the focus was lost with the page before. Before react-admin takes a list
 * back to where it stood.
 */
export const useNewPage = (pathname: string) => {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
};
