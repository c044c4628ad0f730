import type { Theme } from '@mui/material/styles';

const FORCED = '@media (forced-colors: active)';
const check = { width: 4, height: 8, border: 'solid #fff', borderWidth: '0 2px 2px 0' } as const;

/** The browser's own box for a choice, in the looks of the others. */
export const boxStyle = ({ palette }: Theme) => ({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  margin: '5px',
  borderRadius: '5px',
  border: `2px solid ${palette.field}`,
  backgroundColor: palette.background.paper,
  '&:checked, &:indeterminate': { borderColor: palette.fill.main, backgroundColor: palette.fill.main },
  '&::before': { content: '""' },
  '&:checked::before': { ...check, transform: 'translateY(-1px) rotate(45deg)' },
  '&:indeterminate::before': { width: 8, height: 2, backgroundColor: '#fff' },
  [FORCED]: { appearance: 'auto' },
});
