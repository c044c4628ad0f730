import { expect, it } from 'vitest';
import { isExpected, readVersions } from '../../../src/server/http/versions';

it.each([
  [undefined, true],
  ['*', true],
  [' * ', true],
  ['"3"', true],
  ['"2", "3"', true],
  ['"2" ,"3",', true],
  ['W/"3", "3"', true],
  ['"2"', false],
  ['W/"3"', false],
  ['"03"', false],
  ['""', false],
  ['"a,3"', false],
  ['"2", W/"3"', false],
])('If-Match: %s fits the third version: %s', (header, fits) => {
  expect(isExpected({ version: 3 }, readVersions(header))).toBe(fits);
});

it.each(['3', '', '"3', '3"', '"3" "4"', 'w/"3"', '"3", 4', '*, "3"', `"${'3" '.repeat(4_000)}`])(
  'refuses If-Match: %s',
  (header) => {
    expect(() => readVersions(header)).toThrow('takes the version of a record in quotation marks');
  },
);
