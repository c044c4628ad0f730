/** What people type for a link, and what is kept of it. */
export const LINKS_TAKEN: readonly (readonly [typed: string, kept: string])[] = [
  ['example.org', 'https://example.org'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['//example.org', 'https://example.org'],
  ['  https://example.org/a b ', 'https://example.org/a%20b'],
  ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
  ['例え.jp/道', 'https://例え.jp/道'],
];

/** Links to people, for fields that take them beside web addresses. */
export const CONTACTS_TAKEN: readonly (readonly [typed: string, kept: string])[] = [
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['a@example.org', 'mailto:a@example.org'],
  ['tel:+358401234567', 'tel:+358401234567'],
  ['tel:863-1234;phone-context=+1-914-555', 'tel:8631234;phone-context=+1-914-555'],
  // As people write numbers and subjects, and mail programs copy them.
  ['tel:+1 (234) 567', 'tel:+1234567'],
  ['mailto:x@y.z?subject=hi there', 'mailto:x@y.z?subject=hi%20there'],
];

/** Links that would run a script, open a file of the person's machine or lead nowhere. */
export const LINKS_REFUSED: readonly string[] = [
  ...[
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'java\tscript:x',
    '\u0001javascript:x',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ],
  ...['file:///etc/passwd', 'ftp://example.org/x', 'blob:https://example.org/x', 'about:blank'],
  ...[
    'word',
    'two words',
    '/path',
    '#part',
    '?query',
    'https://',
    'https:example.org',
    'http:///x',
    'mailto:',
    'tel: ',
    'tel: ( )',
  ],
];
