import type { PaletteOptions } from '@mui/material/styles';

/** What the palette of MUI has no name for. All are colours. */
interface CatalogueColours {
  /** What is chosen: its ground, the same under the pointer, and the text on it. */
  tint: string;
  tint2: string;
  onTint: string;
  /** What is not out yet: Unpublished, and what is not saved. */
  warm: { tint: string; ink: string; dot: string };
  /** Grounds of marks and notes of success and refusal. */
  greenTint: string;
  redTint: string;
  /** The edge of what can be filled: fields, empty frames, radios (3:1). */
  field: string;
  /** Borders of buttons and menus, beside the fainter `divider` between rows. */
  line2: string;
  /** Empty frames and keys; what lies over the sheet: menus, dialogs, drawers, alerts; a row under the pointer. */
  sunk: string;
  raised: string;
  hover: string;
  /** Filled buttons under white. In the dark `primary.main` is no ground for it. */
  fill: { main: string; hover: string };
  redFill: { main: string; hover: string };
  skeleton: string;
  /** The record, and the deck that plays it. */
  vinyl: { main: string; ring: string; text: string; textSecondary: string; apricot: string };
  /** Grooves in the ground of the sheet: a decoration. */
  groove: string;
}

declare module '@mui/material/styles' {
  interface Palette extends CatalogueColours {}
  interface PaletteOptions extends CatalogueColours {}
}

/** Texts on their grounds hold AA (4.5:1), borders of fields and marks 3:1. */
export const lightPalette = {
  mode: 'light',
  primary: { light: '#7c5ce6', main: '#5b35c8', dark: '#4b2bab', contrastText: '#ffffff' },
  secondary: { light: '#6d6677', main: '#5d5768', dark: '#2f2b3a', contrastText: '#ffffff' },
  success: { main: '#1c7a48', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#921c15', contrastText: '#ffffff' },
  info: { main: '#5b35c8', contrastText: '#ffffff' },
  text: { primary: '#1f1a29', secondary: '#5d5768', disabled: '#6d6677' },
  background: { default: '#f4f1eb', paper: '#fffefc' },
  divider: '#e7e2d9',
  action: { hover: 'rgba(31, 26, 41, 0.06)' },
  tint: '#efebfb',
  tint2: '#e2dafa',
  onTint: '#4626a3',
  warm: { tint: '#fbeede', ink: '#80470d', dot: '#b9671c' },
  greenTint: '#e6f3ea',
  redTint: '#fbeae7',
  field: '#8a8393',
  line2: '#d6cfc3',
  sunk: '#f8f6f1',
  raised: '#ffffff',
  hover: '#f6f3ed',
  fill: { main: '#5b35c8', hover: '#4b2bab' },
  redFill: { main: '#b3261e', hover: '#921c15' },
  skeleton: '#ece8e0',
  vinyl: { main: '#1d1533', ring: '#2b2148', text: '#f4f0fb', textSecondary: '#b9aed2', apricot: '#f0a35e' },
  groove: 'rgba(91, 53, 200, 0.055)',
} satisfies PaletteOptions;

export const darkPalette = {
  mode: 'dark',
  primary: { light: '#d3c6ff', main: '#bda9ff', dark: '#a48bf7', contrastText: '#1a1130' },
  secondary: { light: '#d5d0e0', main: '#b7afbe', dark: '#9c94a5', contrastText: '#17141f' },
  success: { main: '#72c294', contrastText: '#06210f' },
  warning: { main: '#e6b660', contrastText: '#261a00' },
  error: { main: '#f5837a', dark: '#e06a61', contrastText: '#2c0804' },
  info: { main: '#bda9ff', contrastText: '#1a1130' },
  text: { primary: '#f3eff5', secondary: '#b7afbe', disabled: '#9c94a5' },
  background: { default: '#120f12', paper: '#1b181b' },
  divider: '#302b31',
  action: { hover: 'rgba(243, 239, 245, 0.07)' },
  tint: '#2b2240',
  tint2: '#372b55',
  onTint: '#d3c6ff',
  warm: { tint: '#372819', ink: '#f3c28f', dot: '#e79b54' },
  greenTint: '#17291f',
  redTint: '#331a1a',
  field: '#827a85',
  line2: '#484149',
  sunk: '#161316',
  raised: '#262226',
  hover: '#221e22',
  fill: { main: '#7350e2', hover: '#6541d6' },
  redFill: { main: '#bf3a31', hover: '#a8322a' },
  skeleton: '#2c272d',
  vinyl: { main: '#241a40', ring: '#33275a', text: '#f4f0fb', textSecondary: '#b9aed2', apricot: '#f0a35e' },
  groove: 'rgba(189, 169, 255, 0.05)',
} satisfies PaletteOptions;
