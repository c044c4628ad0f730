import type { Theme } from '@mui/material/styles';

/** A key of the keyboard, drawn. */
export const keyCap = ({ palette }: Theme) => ({
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 560,
  px: 0.625,
  whiteSpace: 'nowrap',
  color: palette.text.secondary,
  border: `1px solid ${palette.line2}`,
  borderRadius: '5px',
  backgroundColor: palette.sunk,
});
