import Box from '@mui/material/Box';

/**
 * A text that a person typed. Isolated in its own direction, so that a right-to-left name or a stray direction mark never turns the
 * rest of the row; a long word breaks instead of widening the page.
 */
export const Text = ({ children, bold = false }: { children: string; bold?: boolean }) => (
  <Box component="bdi" dir="auto" sx={{ overflowWrap: 'anywhere', fontWeight: bold ? 500 : undefined }}>
    {children}
  </Box>
);
