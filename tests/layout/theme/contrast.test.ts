import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../../../src/layout/theme/palette';

/** Of a colour as light, by WCAG 2. */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

type Colours = typeof lightPalette | typeof darkPalette;
/** Each of the first on each of the second. */
type Pairs = readonly [
  names: string,
  on: (palette: Colours) => readonly string[],
  grounds: (palette: Colours) => readonly string[],
];

const sheet = ({ background, raised }: Colours) => [background.paper, raised];
const everywhere = (palette: Colours) => [...sheet(palette), palette.background.default, palette.sunk, palette.hover];

const TEXTS: readonly Pairs[] = [
  ['texts', ({ text }) => [text.primary, text.secondary, text.disabled], everywhere],
  ['links', ({ primary }) => [primary.main], (palette) => [...everywhere(palette), palette.tint]],
  ['what is chosen', ({ onTint }) => [onTint], ({ tint, tint2 }) => [tint, tint2]],
  ['second lines of what is chosen', ({ text }) => [text.secondary, text.disabled], ({ tint }) => [tint]],
  ['what is not out yet', ({ warm }) => [warm.ink], (palette) => [palette.warm.tint, ...sheet(palette)]],
  ['refusals', ({ error }) => [error.main], (palette) => [...sheet(palette), palette.redTint]],
  ['warnings', ({ warning }) => [warning.main], sheet],
  ['successes', ({ success }) => [success.main], (palette) => [...sheet(palette), palette.greenTint]],
  ['filled buttons', () => ['#ffffff'], ({ fill, redFill }) => [fill.main, fill.hover, redFill.main, redFill.hover]],
  ['the deck', ({ vinyl }) => [vinyl.text, vinyl.textSecondary, vinyl.apricot], ({ vinyl }) => [vinyl.main]],
];

const MARKS: readonly Pairs[] = [
  ['edges of fields', ({ field }) => [field], (palette) => [...sheet(palette), palette.sunk]],
  ['the ring of Unpublished', ({ warm }) => [warm.dot], (palette) => [...sheet(palette), palette.warm.tint]],
  ['the dot of Published', ({ success }) => [success.main], everywhere],
  ['the ring of the focus', ({ primary }) => [primary.main], everywhere],
  ['icons', ({ text }) => [text.secondary], everywhere],
];

const tooFaint = (palette: Colours, [, on, grounds]: Pairs, least: number) =>
  on(palette).flatMap((colour) =>
    grounds(palette)
      .filter((ground) => contrast(colour, ground) < least)
      .map((ground) => `${colour} on ${ground}: ${contrast(colour, ground).toFixed(2)}`),
  );

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('in the %s look', (_look, palette) => {
  it.each(TEXTS)('%s can be read on all their grounds', (...pairs) => expect(tooFaint(palette, pairs, 4.5)).toEqual([]));
  it.each(MARKS)('%s can be seen on all their grounds', (...pairs) => expect(tooFaint(palette, pairs, 3)).toEqual([]));
});
