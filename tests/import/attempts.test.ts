import { expect, it } from 'vitest';
import { retryAfterOf } from '../../src/import/catalogue';

const MINUTE = 60_000;

it.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['3600', MINUTE],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Fri, 31 Dec 9999 23:59:59 GMT', MINUTE],
  ['', undefined],
  ['soon', undefined],
  [null, undefined],
])('takes a Retry-After of %j for %s milliseconds', (header, wait) => {
  expect(retryAfterOf(header)).toBe(wait);
});
