import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useBarRow } from './barEnd';
import { LOW_WINDOW, PHONE } from './widths';

/** As tall as the sheet, so that what sticks to the top in it does so all the way down; only its content can be pressed. */
export const railStyle = { position: 'absolute', inset: 0, zIndex: 'appBar', pointerEvents: 'none' } as const;

export const barRowStyle = {
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 'var(--bar)',
  boxSizing: 'border-box',
  // Between the button of the menu and that of the account, which the layout draws.
  paddingInlineStart: 'var(--bar-start)',
  paddingInlineEnd: 'var(--bar-end)',
  '& > *': { pointerEvents: 'auto' },
  [LOW_WINDOW]: { position: 'static' },
};

interface PageBarProps {
  /** Where in the bar. What stands at its end comes in the page where it is read, and reached by the Tab key, after what it is about. */
  at: 'start' | 'end';
  /** Where there is no room for it in the bar it stands in the page, so. */
  onPhone?: SystemStyleObject<Theme>;
  children: ReactNode;
}

/**
 * A part of the bar above the sheet that a page fills, wherever in the page it stands. Nothing between the page and the sheet may be
 * positioned, as its place is the sheet's.
 */
export const PageBar = ({ at, onPhone, children }: PageBarProps) => (
  <Box sx={{ ...railStyle, ...(onPhone && { [PHONE]: { position: 'static', pointerEvents: 'auto' } }) }}>
    <Box
      style={useBarRow()}
      sx={{
        ...barRowStyle,
        justifyContent: at,
        // What stands at the start of the bar ends where what stands at its end begins.
        ...(at === 'start' && { paddingInlineEnd: 'calc(var(--bar-end) + var(--bar-actions, 0px))' }),
        ...(onPhone && { [PHONE]: { position: 'static', minHeight: 0, paddingInline: 0, ...onPhone } }),
      }}
    >
      {children}
    </Box>
  </Box>
);
