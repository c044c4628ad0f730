import type { Components, Theme } from '@mui/material/styles';
import { requiredSign } from './baseline';
import { forFingers, innerFocusRing, popup } from './states';

/** Labels stand above their fields, always; the border goes around the field alone. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
    styleOverrides: { root: { '&:has([aria-required="true"]) .MuiInputLabel-root::after': requiredSign } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        minHeight: 40,
        backgroundColor: theme.palette.background.paper,
        [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: '1rem' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.field },
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.field },
      }),
      notchedOutline: { top: 0, '& > legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.palette.text.disabled, opacity: 1 },
        // Held while its form is sent, and to be read as before.
        '&.Mui-disabled': { WebkitTextFillColor: theme.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.caption, margin: '6px 0 0' }) } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, slotProps: { popper: { modifiers: [{ name: 'offset', options: { offset: [0, 4] } }] } } },
    styleOverrides: {
      paper: ({ theme }) => popup(theme),
      listbox: { padding: 6 },
      option: ({ theme }) => ({
        borderRadius: 8,
        '&.MuiAutocomplete-option': { minHeight: 52, padding: '6px 10px' },
        '&.MuiAutocomplete-option.Mui-focused': {
          backgroundColor: theme.palette.tint,
          boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
        },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => popup(theme),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        borderRadius: 8,
        // Over MUI's own at this width.
        [theme.breakpoints.up('sm')]: { minHeight: 40 },
        ...forFingers(theme, { minHeight: 44 }),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.tint,
          color: theme.palette.onTint,
          boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
        },
        '&.Mui-focusVisible': innerFocusRing(theme),
      }),
    },
  },
  // Without room for an error below each field: only some inputs have it, and columns would stand unevenly.
  RaTextInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false, margin: 'none' } },
};
