import type { Breakage } from './breakage';
import { CALLS } from './calls';
import { NUMBERS } from './numbers';
import { RECORDS } from './records';
import { ROLES } from './roles';
import { SCREENS } from './screens';
import { WORDING } from './wording';

/** What the suite has to notice, each alone. */
export const BREAKAGES: readonly Breakage[] = [...WORDING, ...NUMBERS, ...CALLS, ...RECORDS, ...ROLES, ...SCREENS];
