import MuiLink from '@mui/material/Link';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { isElsewhere, useOpening } from './useOpening';

/** What is walked through by the arrow keys. */
export const NAME_LINK = 'name';

interface NameLinkProps {
  record: CatalogueRecord;
  /** Where no text stands in it. */
  label?: string;
  title?: string;
  /** The person comes back from it: it has the focus. */
  isMarked: boolean;
  onLeave: () => void;
  children: ReactNode;
}

const style = {
  display: 'block',
  minHeight: 24,
  paddingBlock: '2px',
  color: 'inherit',
  fontWeight: 580,
  // The row shows where the focus is.
  '&:focus-visible': { outline: 'none' },
};

/** The name of a record, which opens its edit page; as browsers have it of any link, in a tab of its own, too. */
export const NameLink = ({ record, label, title, isMarked, onLeave, children }: NameLinkProps) => {
  const { path, hold, handOver } = useOpening(record);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isMarked) link.current?.focus({ preventScroll: true });
  }, [isMarked]);
  /** Only now, as its address has to say what it is for. */
  const addressTab = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = handOver();
  };
  return (
    <MuiLink
      component={Link}
      ref={link}
      to={path}
      className={NAME_LINK}
      aria-label={label}
      title={title}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => (isElsewhere(event) ? addressTab(event) : hold())}
      onMouseDown={(event: MouseEvent<HTMLAnchorElement>) => event.button === 1 && addressTab(event)}
      onContextMenu={addressTab}
      // Not when the window is left.
      onBlur={({ currentTarget }) => document.activeElement !== currentTarget && onLeave()}
      sx={style}
    >
      {children}
    </MuiLink>
  );
};
