/** Of the menu, which is drawn behind the page it stands beside. */
export const SIDEBAR_ID = 'sidebar';
/** In pixels. */
export const SIDEBAR_WIDTH = 232;
