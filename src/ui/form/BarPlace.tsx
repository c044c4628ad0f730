import Box from '@mui/material/Box';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode, Ref } from 'react';
import { useBarRow } from '../barEnd';
import { barRowStyle, railStyle } from '../PageBar';
import { useToldSize } from '../useToldSize';
import { visuallyHidden } from '../visuallyHidden';
import { LOW_WINDOW, PHONE } from '../widths';

const rail = {
  ...railStyle,
  display: 'flex',
  flexDirection: 'column',
  [PHONE]: { justifyContent: 'flex-end', zIndex: 3 },
} as const;

/** On phones, where the bar above the sheet has no room for the buttons, it stands at the foot, above the deck that plays. */
const block = {
  position: 'sticky',
  top: 0,
  [LOW_WINDOW]: { position: 'static' },
  [PHONE]: {
    top: 'auto',
    bottom: 'var(--deck)',
    display: 'flex',
    flexDirection: 'column-reverse',
    pointerEvents: 'auto',
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;

const row = {
  ...barRowStyle,
  position: 'static',
  justifyContent: 'flex-end',
  '& > *': {},
  [PHONE]: { display: 'block', minHeight: 0, px: 2, py: 1 },
} as const;

/** On phones the state and what is not saved in a first line, then the buttons, of which Save is twice as wide. */
const content = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pl: 1.5,
  pointerEvents: 'auto',
  [PHONE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: 1,
    pl: 0,
    // Kept for what comes and goes in it.
    gridTemplateRows: 'minmax(24px, auto) auto',
    '& > .MuiChip-root, & > [data-unsaved]': { gridArea: '1 / 1 / auto / -1', justifySelf: 'start' },
    '& > [data-unsaved]': { justifySelf: 'end' },
    '& > .MuiButton-root': { gridRow: 2, minHeight: 44 },
  },
} as const;

const alone = { [PHONE]: { '& > .MuiButton-root': { gridColumn: '1 / -1' } } };

/** Without a state to show there is no first line: what is not saved is a dot at the corner of Save. */
const stateless = {
  [PHONE]: {
    gridTemplateRows: 'auto',
    '& > .MuiButton-root': { gridRow: 1, minHeight: 44 },
    '& > [data-unsaved]': { gridArea: '1 / 1 / auto / -1', placeSelf: 'start end', m: '-5px', zIndex: 1, pointerEvents: 'none' },
    '& > [data-unsaved] > span': visuallyHidden,
  },
} as const;

/** Beside the buttons: under the bar, over a place that the page keeps free (`--notes`); on phones above them. */
const noteStyle = { position: 'relative', pointerEvents: 'auto', bgcolor: 'background.paper' } as const;

interface BarPlaceProps {
  ref: Ref<HTMLDivElement>;
  /** In the page, as in one section of several, or in the bar above the sheet. */
  at: 'page' | 'inline';
  /** There is one button. */
  isAlone: boolean;
  /** The state of what is edited stands before the buttons. */
  hasState: boolean;
  /** What is said of the form, and of what becomes of it. */
  notes: ReactNode;
  children: ReactNode;
}

/** The place of a form's buttons, which comes after its fields, wherever it is drawn. */
export const BarPlace = ({ ref, at, isAlone, hasState, notes, children }: BarPlaceProps) => {
  const foot = useToldSize('--form-bar', 'height');
  const told = useToldSize('--form-notes', 'height');
  const buttons = useToldSize('--form-buttons', 'width');
  const place = useForkRef(foot, ref);
  const barRow = useBarRow();
  if (at === 'inline')
    return (
      <Box ref={ref} sx={{ mt: 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>{children}</Box>
        <Box sx={noteStyle}>{notes}</Box>
      </Box>
    );
  return (
    <Box sx={rail}>
      <Box ref={place} className="save-bar" sx={block}>
        <Box style={barRow} sx={row}>
          <Box ref={buttons} sx={[content, !hasState && stateless, isAlone && alone]}>
            {children}
          </Box>
        </Box>
        <Box ref={told} sx={noteStyle}>
          {notes}
        </Box>
      </Box>
    </Box>
  );
};
