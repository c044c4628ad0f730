import { lazyPart } from '../../ui/lazyPart';
import type { PaletteProps } from './Palette';

/** Loaded ahead, so that it is there at the first press. */
export const PalettePart = lazyPart<PaletteProps>(async () => (await import('./Palette')).Palette);
