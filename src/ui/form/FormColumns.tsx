import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NARROW, PHONE } from '../widths';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2.5, minWidth: 0 };

/** One measure for every form: 560 for what is typed and chosen, 40 between, 360 for pictures; under 920 one column. */
export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px) minmax(0, 360px)',
  gap: '20px 40px',
  alignItems: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 560px)' },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

interface FormColumnsProps {
  children: ReactNode;
  pictures?: ReactNode;
  /** Under both columns, as wide as they are. */
  wide?: ReactNode;
}

export const FormColumns = ({ children, pictures, wide }: FormColumnsProps) => (
  <Box data-columns sx={columnsStyle}>
    <Box sx={stack}>{children}</Box>
    {pictures && (
      <Box data-pictures sx={stack}>
        {pictures}
      </Box>
    )}
    {wide && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{wide}</Box>}
  </Box>
);

/** Two short fields beside each other; on phones one under the other. */
export const Duo = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // One of them may not be there.
      '& > :only-child': { gridColumn: '1 / -1' },
      [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);
