import { alpha, type Components, type Theme } from '@mui/material/styles';
import { FORCED_COLOURS, forFingers } from './states';

declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    wide: true;
  }
}

export const tables: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({ ...theme.typography.overline, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }),
    },
  },
  MuiTableRow: {
    styleOverrides: { root: ({ theme }) => ({ '&.MuiTableRow-hover:hover': { backgroundColor: theme.palette.hover } }) },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 36,
        height: 36,
        margin: 0,
        borderRadius: 8,
        fontWeight: 560,
        fontVariantNumeric: 'tabular-nums',
        color: theme.palette.text.secondary,
        ...forFingers(theme, { minWidth: 44, height: 44 }),
        '&[aria-disabled=true]': { opacity: theme.palette.action.disabledOpacity, cursor: 'default', background: 'none' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.tint,
          color: theme.palette.onTint,
          fontWeight: 680,
          border: `1px solid ${theme.palette.primary.main}`,
          [FORCED_COLOURS]: { outline: '2px solid Highlight', outlineOffset: 0 },
        },
        '&.Mui-selected:hover': { backgroundColor: theme.palette.tint2 },
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.sunk,
        color: theme.palette.text.disabled,
        // Of its own in front of the picture, so that one as light or as dark as the sheet has an edge.
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          boxShadow: `inset 0 0 0 1px ${alpha(theme.palette.text.primary, 0.1)}`,
        },
        variants: [{ props: { variant: 'wide' }, style: { borderRadius: 6 } }],
      }),
      rounded: { borderRadius: 6 },
    },
  },
};
