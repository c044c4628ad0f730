import type { Theme } from '@mui/material/styles';

/** Colours of the page's own are not shown: a ground of the system's. */
export const FORCED_COLOURS = '@media (forced-colors: active)';
/** What is pressed by a finger. */
export const COARSE = '@media (pointer: coarse)';

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

/** Milliseconds of a change: colours; menus, alerts and dialogs; drawers and rows that leave. */
export const MOTION = { colours: 120, popups: 180, drawers: 280 } as const;
export const EASE_IN = 'cubic-bezier(.2,.8,.2,1)';
export const EASE_OUT = 'cubic-bezier(.4,0,1,1)';
