import type { PaletteOptions } from '@mui/material/styles';

/** Warm paper and one violet. Texts on their grounds hold AA (4.5:1), borders of fields 3:1. */
export const lightPalette = {
  mode: 'light',
  primary: { light: '#7c5ce6', main: '#5b35c8', dark: '#45259f', contrastText: '#ffffff' },
  secondary: { light: '#6f6a7d', main: '#4a4558', dark: '#2f2b3a', contrastText: '#ffffff' },
  success: { main: '#1a7544', contrastText: '#ffffff' },
  warning: { main: '#8f5a00', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  info: { main: '#2a5db0', contrastText: '#ffffff' },
  text: { primary: '#1d1a26', secondary: '#5b5667', disabled: '#8d889a' },
  background: { default: '#f7f6f3', paper: '#ffffff' },
  divider: '#e3e0da',
} satisfies PaletteOptions;

export const darkPalette = {
  mode: 'dark',
  primary: { light: '#d2c5ff', main: '#b9a6ff', dark: '#947af0', contrastText: '#1a1130' },
  secondary: { light: '#d5d0e0', main: '#b3adc2', dark: '#8d879d', contrastText: '#17141f' },
  success: { main: '#6fd39b', contrastText: '#06210f' },
  warning: { main: '#f0bf62', contrastText: '#261a00' },
  error: { main: '#ff9a90', contrastText: '#2c0804' },
  info: { main: '#92b9ff', contrastText: '#071b3d' },
  text: { primary: '#f0edf6', secondary: '#b0aabd', disabled: '#7d778b' },
  background: { default: '#131118', paper: '#1c1923' },
  divider: '#332e3f',
} satisfies PaletteOptions;
