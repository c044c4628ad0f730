import { alpha, type Components, type Theme } from '@mui/material/styles';

/** Behind the label of what a form needs. Not read aloud, where a browser knows how: aria-required says the same. */
const requiredSign = { content: ['"\\2009*"', '"\\2009*" / ""'] };

const FORCED_COLOURS = '@media (forced-colors: active)';

/** A ground that shows where colours of the page's own do not. */
const filled = (ground: string, text: string) => ({
  forcedColorAdjust: 'none',
  backgroundColor: ground,
  color: text,
  '&:hover': { backgroundColor: ground },
  '&.Mui-disabled': { backgroundColor: 'ButtonFace', borderColor: 'GrayText', color: 'GrayText' },
  '&.Mui-focusVisible': { outlineColor: 'Highlight' },
});

const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 });

export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Header and save bar stay in view: what has the focus is not under them.
      html: { scrollPaddingTop: 80, scrollPaddingBottom: 88 },
      body: { fontFeatureSettings: '"cv11", "ss03"', overflowWrap: 'break-word' },
      ':focus-visible': focusRing(theme),
      '[data-required]::after': requiredSign,
      // Has the focus when its page is new, and does nothing by keys.
      'h1:focus-visible': { outline: 'none' },
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
      root: ({ theme }) => ({
        borderRadius: 8,
        minHeight: 38,
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
        paddingInline: 16,
        // Out of use for a moment, with the focus on it.
        '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default', transition: theme.transitions.create('opacity') },
      }),
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider, backgroundColor: theme.palette.background.paper }),
      contained: { [FORCED_COLOURS]: { border: '1px solid ButtonText', ...filled('ButtonText', 'ButtonFace') } },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { '&.Mui-selected': { [FORCED_COLOURS]: filled('Highlight', 'HighlightText') } } } },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14 } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    styleOverrides: {
      // The border is cut as wide as its copy of the label is.
      root: { '&:has([aria-required="true"]) :is(.MuiInputLabel-root, legend > span)::after': requiredSign },
    },
  },
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
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
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
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h5 } },
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
        return { backgroundColor: main, color: contrastText, [FORCED_COLOURS]: { border: '1px solid' } };
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 36,
        height: 36,
        margin: 0,
        fontVariantNumeric: 'tabular-nums',
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
        '&[aria-disabled=true]': { opacity: theme.palette.action.disabledOpacity, cursor: 'default', background: 'none' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: alpha(theme.palette.primary.main, 0.12),
          color: theme.palette.primary.main,
          fontWeight: 700,
          border: '1px solid',
          '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: 0 },
        },
      }),
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, borderRadius: 6 }) } },
  // Without room for an error below each field: only some inputs have it, and columns would stand unevenly.
  RaTextInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
