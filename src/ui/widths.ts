/**
 * Where the layout of a page turns: at widths of the sheet, not of the window, as beside the menu a page has less room than its window
 * (the container `main`, declared by the layout).
 */
export const PHONE = '@container main (max-width: 639.9px)';
/** A form has one column. */
export const NARROW = '@container main (max-width: 919.9px)';

/** Around all of a page that does not run from edge to edge. */
export const pagePadding = { p: 3, [PHONE]: { p: 2 } };

/** Windows too low for bars that stay in sight: these move with the page. */
export const LOW_WINDOW = '@media (max-height: 519px)';
