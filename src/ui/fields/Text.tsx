import Box from '@mui/material/Box';

/** What a person typed, in its own direction: a right-to-left name or a stray mark does not turn the rest of the row. */
export const Text = ({ children, bold = false }: { children: string; bold?: boolean }) => (
  <Box component="bdi" dir="auto" sx={{ overflowWrap: 'anywhere', fontWeight: bold ? 500 : undefined }}>
    {children}
  </Box>
);
