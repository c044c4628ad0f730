import Box from '@mui/material/Box';

interface TextProps {
  children: string;
  bold?: boolean;
  /** What is too long for its line is cut off where it ends in its own direction: by the line around it, a name in Arabic would lose its beginning. */
  oneLine?: boolean;
}

const lineStyle = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
} as const;

/** What a person typed, in its own direction: a right-to-left name or a stray mark does not turn the rest of the row. */
export const Text = ({ children, bold = false, oneLine = false }: TextProps) => (
  <Box
    component="bdi"
    dir="auto"
    sx={{ overflowWrap: 'anywhere', fontWeight: bold ? 500 : undefined, ...(oneLine && lineStyle) }}
  >
    {children}
  </Box>
);
