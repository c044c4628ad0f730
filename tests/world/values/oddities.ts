import fc from 'fast-check';
import { ODD_IDS } from './ids';
import { LINKS_REFUSED } from './links';
import { WORST } from './long';
import { HALVES, MARKUP, NO_ADDRESSES, OVERRIDES, SCRIPTS, SIGNS, SPACED } from './texts';

/** Texts on which programs have stumbled before: nothing, blanks, halves of characters, other languages' signs, addresses, code, long ones. */
const ODD = fc.constantFrom(
  ...['\0', 'a\0b', 'İ', 'ß', '٣', '$', 'false', '1.5', '99999999999999999999', 'toString', 'hasOwnProperty', 'isPublished'],
  ...[...SPACED, ...OVERRIDES, ...HALVES, ...SIGNS, ...MARKUP, ...SCRIPTS, ...ODD_IDS, ...LINKS_REFUSED, ...NO_ADDRESSES],
  ...['<img src=x onerror=alert(1)>', '<p><b>a</p>', '<a href="data:text/html,x">x</a>', '&#0;'],
  ...['x'.repeat(500), 'x'.repeat(501), ...Object.values(WORST).map((text) => text(3_000))],
  ...['a@b.c', 'ada@example.org', 'https://example.org/x', 'mailto:a@b.c', 'tel:+44'],
  ...['admin', 'song', 'artist', 'ad', 'news', 'manager', 'a long password'],
);
/** Any text, mostly an odd one. */
export const TEXT = fc.oneof(
  { weight: 4, arbitrary: ODD },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
/** Any value of JSON. */
export const VALUE = fc.oneof(TEXT, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [['a']]));

/** Percent signs that begin nothing, and what else an address should not hold. */
export const BROKEN_ESCAPES = fc.constantFrom('%', '%E0%A4%A', '%zz', '%00', '%2e%2e%2f', '..%5c', '%F0%9F', '+', ';', '@');

/** Content types, right and wrong. */
export const TYPES = fc.constantFrom(
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ],
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', '', 'a', 'multipart/mixed; boundary=x'],
);
const PART = fc.constantFrom(
  ...[
    '--x\r\n',
    '--x--\r\n',
    '--x--',
    '\r\n',
    'Content-Disposition: form-data; name="title"\r\n\r\n',
    'Content-Disposition: form-data\r\n\r\n',
  ],
  ...[
    'Content-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    'Content-Type: a/b\r\n',
    'x',
  ],
  ...[
    'Content-Disposition: form-data; name=""; filename=""\r\n\r\n',
    'Content-Disposition: attachment\r\n\r\n',
    '--',
    'x: y\r\n'.repeat(50),
  ],
);
/** A body that nobody's form or JSON makes. */
export const RAW = fc.oneof(
  fc.array(PART, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.json().map((text) => text.slice(0, -1)),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(
    '{"__proto__":{"role":"admin"}}',
    `${'['.repeat(20_000)}`,
    '{"a":'.repeat(5_000),
    '"\\ud800"',
    'null',
    '[]',
    '7',
  ),
);

/** Headers that a call may come with. */
export const HEADERS = fc.constantFrom<Record<string, string>>(
  ...[
    {},
    {},
    {},
    {},
    { 'X-Client-App': 'catalogue-console' },
    { Range: 'bytes=5-' },
    { 'If-None-Match': '*' },
    { Cookie: 'device=a.b' },
  ],
  ...[
    { 'X-Forwarded-For': 'nobody' },
    { Host: 'evil.example' },
    { Accept: 'text/html' },
    { 'Content-Length': '7' },
    { Expect: 'x' },
  ],
);
