import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Where rows would stand, what is to be said in their place; as high as five of them. */
export const ListNotice = ({ children }: { children: ReactNode }) => (
  <Stack
    spacing={2}
    sx={{
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '20rem',
      pt: 6,
      pb: 8,
      px: 3,
      color: 'text.secondary',
      textAlign: 'center',
    }}
  >
    {children}
  </Stack>
);
