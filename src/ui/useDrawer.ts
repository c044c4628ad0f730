import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * A drawer over the page that is a step in the tab's history: the way back closes it, and does not leave the page. The page's own path stays.
 * @param name tells it from other drawers of the page
 */
export const useDrawer = (name: string) => {
  const navigate = useNavigate();
  const { key, state, ...path } = useLocation();
  const isOpen = state?.drawer === name;
  /** The browser takes a moment to go back: a second step would leave the page. */
  const isClosing = useRef(false);
  useEffect(() => {
    if (key) isClosing.current = false;
  }, [key]);
  return {
    isOpen,
    open: () => isOpen || navigate(path, { state: { ...state, drawer: name } }),
    close: () => {
      if (!isOpen || isClosing.current) return;
      isClosing.current = true;
      navigate(-1);
    },
  };
};
