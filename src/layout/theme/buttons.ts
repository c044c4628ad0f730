import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLOURS, filled, focusRing, forFingers, innerFocusRing } from './states';

type Fill = Theme['palette']['fill'];

const buttonFill = ({ main, hover }: Fill) => ({ color: '#fff', backgroundColor: main, '&:hover': { backgroundColor: hover } });

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    // Both: where only the first is set, MUI holds on to every event that a ripple would have been drawn for, and to the rows in it.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState: { size } }) => ({
        paddingBlock: 4,
        ...(size === 'small'
          ? { borderRadius: 8, minHeight: 32, paddingInline: 12, fontSize: '0.8125rem' }
          : { borderRadius: 10, minHeight: 40, paddingInline: 16 }),
        whiteSpace: 'nowrap',
        ...forFingers(theme, { minHeight: 44 }),
        // Out of use for a moment, with the focus on it.
        '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default', transition: theme.transitions.create('opacity') },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.palette.line2,
        backgroundColor: theme.palette.background.paper,
        color: theme.palette.text.primary,
        '&:hover': { borderColor: theme.palette.field, backgroundColor: theme.palette.hover },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.palette.tint } }),
      contained: ({ theme: { palette }, ownerState: { color } }) => ({
        // Before MUI's own.
        '&&': buttonFill(color === 'error' ? palette.redFill : palette.fill),
        [FORCED_COLOURS]: { border: '1px solid ButtonText', '&.MuiButton-root': filled('ButtonText', 'ButtonFace') },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme, ownerState: { size } }) => ({
        ...(size === 'small' ? { borderRadius: 8, width: 32, height: 32 } : { borderRadius: 10, width: 40, height: 40 }),
        color: theme.palette.text.secondary,
        '&:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
        ...forFingers(theme, { width: 44, height: 44 }),
      }),
      colorInherit: { color: 'inherit' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        borderColor: theme.palette.line2,
        '&.Mui-selected': {
          backgroundColor: theme.palette.tint,
          color: theme.palette.onTint,
          [FORCED_COLOURS]: filled('Highlight', 'HighlightText'),
        },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        '&:hover': { backgroundColor: theme.palette.action.hover },
        '&.Mui-focusVisible': innerFocusRing(theme),
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
