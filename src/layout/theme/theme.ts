import type { RaThemeOptions } from 'react-admin';
import { components } from './components';
import { darkPalette, lightPalette } from './palettes';
import { typography } from './typography';

const shared = { typography, components, shape: { borderRadius: 8 } };

/** The two looks of the console. react-admin picks by the system's setting until the person chooses one. */
export const lightTheme: RaThemeOptions = { ...shared, palette: lightPalette };
export const darkTheme: RaThemeOptions = { ...shared, palette: darkPalette };
