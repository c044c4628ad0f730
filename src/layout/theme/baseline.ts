import type { Components, Theme } from '@mui/material/styles';
import { LOW_WINDOW } from '../../ui/widths';
import { FORCED_COLOURS, focusRing } from './states';

/** Behind the label of what a form needs. Not read aloud, where a browser knows how: aria-required says the same. */
export const requiredSign = { content: ['"\\2009*"', '"\\2009*" / ""'] };

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // What stays in view: the bar, a phone's bar with the buttons of a form, the deck. What has the focus is not under them.
      ':root': {
        '--bar': '64px',
        '--save-bar': '0px',
        '--deck': '0px',
        '--notes': 'var(--form-notes, 0px)',
        '--bar-actions': 'var(--form-buttons, 0px)',
      },
      ':root:has(.deck)': { '--deck': '64px' },
      '@media (max-width: 639.9px)': {
        ':root': { '--bar': '56px', '--notes': '0px', '--bar-actions': '0px' },
        ':root:has(.save-bar)': { '--save-bar': 'var(--form-bar, 100px)' },
        ':root:has(.deck)': { '--deck': '60px' },
      },
      html: {
        scrollPaddingTop: 'calc(var(--bar) + var(--notes) + 16px)',
        scrollPaddingBottom: 'calc(var(--save-bar) + var(--deck) + 24px)',
        [LOW_WINDOW]: { scrollPaddingBlock: 0 },
      },
      body: { fontFeatureSettings: '"cv11", "ss03"', overflowWrap: 'break-word' },
      ':focus-visible': focusRing(theme),
      '[data-required]::after': requiredSign,
      // Has the focus when its page is new, and does nothing by keys.
      'h1:focus-visible': { outline: 'none' },
      '.tabular': { fontVariantNumeric: 'tabular-nums' },
      '::selection': { backgroundColor: theme.palette.fill.main, color: '#fff' },
      '@media (prefers-contrast: more)': {
        ':root': { '--line': theme.palette.text.secondary },
      },
      [FORCED_COLOURS]: { 'img, [data-art]': { forcedColorAdjust: 'none' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
