import type { Breakage } from './breakage';
import { CALLS } from './calls';
import { NUMBERS } from './numbers';
import { ROLES } from './roles';
import { RECORDS } from './records';
import { SCREENS } from './screens';
import { WORDING } from './wording';

/** What the suite has to notice, each alone. */
export const BREAKAGES: readonly Breakage[] = [...WORDING, ...NUMBERS, ...CALLS, ...ROLES, ...RECORDS, ...SCREENS];
