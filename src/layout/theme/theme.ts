import type { RaThemeOptions } from 'react-admin';
import { baseline } from './baseline';
import { buttons } from './buttons';
import { chips } from './chips';
import { fields } from './fields';
import { darkPalette, lightPalette } from './palette';
import { surfaces } from './surfaces';
import { tables } from './tables';
import { typography } from './typography';

const components = { ...baseline, ...buttons, ...chips, ...fields, ...surfaces, ...tables };
/** A phone ends where the layout of the sheet has it (ui/widths). */
const breakpoints = { values: { xs: 0, sm: 640, md: 900, lg: 1200, xl: 1536 } };
/** Milliseconds of a change: colours; menus, alerts and dialogs; drawers. */
const transitions = {
  duration: { shortest: 120, shorter: 120, short: 120, standard: 180, enteringScreen: 180, leavingScreen: 180, complex: 280 },
  easing: { easeOut: 'cubic-bezier(.2,.8,.2,1)', sharp: 'cubic-bezier(.4,0,1,1)' },
};
const shared = { breakpoints, transitions, typography, components, shape: { borderRadius: 8 } };

/** react-admin goes by the system's setting until the person chooses a look. */
export const lightTheme: RaThemeOptions = { ...shared, palette: lightPalette };
export const darkTheme: RaThemeOptions = { ...shared, palette: darkPalette };
