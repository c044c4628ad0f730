import { PHONE } from '../widths';

/** A line of what is said beside the buttons of a form, as wide as the page. */
export const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  px: 3,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  [PHONE]: { px: 2 },
  '&:empty': { p: 0, border: 0 },
} as const;
