import type { Red } from './red';

export const RED_IN_FORMS: readonly Red[] = [];
