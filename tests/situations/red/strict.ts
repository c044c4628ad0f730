import type { Red } from './red';

export const RED_IN_STRICT: readonly Red[] = [
  {
    finding: 'D7',
    fault: 'a cancelled upload is told in an alert of a fourth kind, none of success, fail and warn',
    situations: ['a sound × slow line: tells in a warning that sending it was cancelled'],
  },
];
