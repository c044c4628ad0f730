import type { Red } from './red';

export const RED_IN_BROWSER: readonly Red[] = [];
