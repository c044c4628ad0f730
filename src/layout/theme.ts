import type { PaletteOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { components } from './themeComponents';

/** Texts on their grounds hold AA (4.5:1), borders of fields 3:1. */
const lightPalette = {
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

const darkPalette = {
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

/** Names in scripts that Inter lacks fall to the system's own font. Page titles are h4, sections h5 and h6. */
const typography = {
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif',
  fontSize: 14,
  h1: { fontSize: '2.25rem', lineHeight: 1.15, fontWeight: 680, letterSpacing: '-0.025em' },
  h2: { fontSize: '2rem', lineHeight: 1.2, fontWeight: 680, letterSpacing: '-0.022em' },
  h3: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 660, letterSpacing: '-0.02em' },
  h4: { fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 660, letterSpacing: '-0.018em' },
  h5: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: '-0.01em' },
  h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.006em' },
  subtitle1: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 560 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: { fontSize: '0.75rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
  button: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
} as const;

const shared = { typography, components, shape: { borderRadius: 8 } };

/** react-admin goes by the system's setting until the person chooses a look. */
export const lightTheme: RaThemeOptions = { ...shared, palette: lightPalette };
export const darkTheme: RaThemeOptions = { ...shared, palette: darkPalette };
