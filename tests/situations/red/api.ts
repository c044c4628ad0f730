import type { Red } from './red';

export const RED_IN_API: readonly Red[] = [];
