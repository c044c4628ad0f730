import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

export const FormColumns = ({ children, pictures }: { children: ReactNode; pictures?: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 4 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      {children}
    </Stack>
    {pictures && (
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {pictures}
      </Stack>
    )}
  </Box>
);
