import type { Theme } from '@mui/material/styles';

/** Colours of the page's own are not shown: a ground of the system's. */
export const FORCED_COLOURS = '@media (forced-colors: active)';
/** As large as a finger needs it: on phones, and wherever fingers point. */
export const forFingers = <Style>({ breakpoints }: Theme, style: Style): Record<string, Style> => ({
  [`${breakpoints.down('sm')}, (pointer: coarse)`]: style,
});

/** A ground that shows where colours of the page's own do not. */
export const filled = (ground: string, text: string) => ({
  forcedColorAdjust: 'none',
  backgroundColor: ground,
  color: text,
  '&:hover': { backgroundColor: ground },
  '&.Mui-disabled': { backgroundColor: 'ButtonFace', borderColor: 'GrayText', color: 'GrayText' },
  '&.Mui-focusVisible': { outlineColor: 'Highlight' },
});

export const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 });
/** In rows, menu items and options, which stand edge to edge. */
export const innerFocusRing = (theme: Theme) => ({ ...focusRing(theme), outlineOffset: -2 });

/** Of what lies over the sheet: menus and alerts, dialogs and drawers. In the dark a border parts them from it. */
export const shadow = ({ palette }: Theme, depth: 2 | 3) => {
  const isDark = palette.mode === 'dark';
  const tone = isDark ? '0 0 0' : '31 26 41';
  if (depth === 2)
    return `0 2px 6px rgb(${tone} / ${isDark ? 0.35 : 0.07}), 0 12px 28px -8px rgb(${tone} / ${isDark ? 0.6 : 0.2})`;
  return `0 4px 12px rgb(${tone} / ${isDark ? 0.4 : 0.08}), 0 32px 72px -20px rgb(${tone} / ${isDark ? 0.85 : 0.4})`;
};

/** What opens at a button or a field, over the sheet. */
export const popup = (theme: Theme) => ({
  borderRadius: 12,
  border: `1px solid ${theme.palette.line2}`,
  backgroundColor: theme.palette.raised,
  boxShadow: shadow(theme, 2),
});
