import { alpha, type Components, type Theme } from '@mui/material/styles';

const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 });

export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 80, scrollPaddingBottom: 96 },
      body: { fontFeatureSettings: '"cv11", "ss03"', overflowWrap: 'break-word' },
      ':focus-visible': focusRing(theme),
      '::selection': { backgroundColor: theme.palette.primary.main, color: theme.palette.primary.contrastText },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 38, paddingInline: 16 },
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider, backgroundColor: theme.palette.background.paper }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.palette.background.paper,
        '&:not(.Mui-focused):not(.Mui-error):not(:hover) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.disabled,
        },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
      head: ({ theme }) => ({ ...theme.typography.overline, color: theme.palette.text.secondary, whiteSpace: 'nowrap' }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 34, color: 'inherit' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[6] }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, borderRadius: 8, minHeight: 40 }) } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10, alignItems: 'center' },
      standard: ({ theme, ownerState }) => {
        const { main } = theme.palette[ownerState.severity ?? 'success'];
        return { backgroundColor: alpha(main, 0.12), border: `1px solid ${alpha(main, 0.3)}`, color: theme.palette.text.primary };
      },
      filled: ({ theme, ownerState }) => {
        const { main, contrastText } = theme.palette[ownerState.severity ?? 'success'];
        return { backgroundColor: main, color: contrastText };
      },
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, borderRadius: 6 }) } },
  // Without room for an error below each field: only some inputs have it, and columns would stand unevenly.
  RaTextInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
