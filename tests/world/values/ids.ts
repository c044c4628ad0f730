/** As an id is, and nobody has it. */
export const NOBODY = '01890000-0000-7000-8000-000000000000';

/** What stands where an id belongs, and is none that anybody has. */
export const ODD_IDS: readonly string[] = [
  ...[
    'abc',
    '0',
    '-1',
    '99999999999999999999',
    'undefined',
    'null',
    '[object Object]',
    '__proto__',
    "' or 1=1 --",
    '%',
    '*',
    'a'.repeat(500),
    'a\0b',
    '../..',
  ],
  ...['00000000-0000-7000-8000-000000000000', NOBODY, NOBODY.toUpperCase()],
];
