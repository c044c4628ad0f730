import { expect, it } from 'vitest';
import { createAttempts } from '../../src/import/attempts';
import { CallFailure, retryAfterOf } from '../../src/import/catalogue';

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

it('waits as long as the server says, else by itself, longer each time', async () => {
  const waits: number[] = [];
  const attempt = createAttempts({ signIn: async () => {}, wait: async (wait) => void waits.push(wait) });
  const failures = [undefined, 7_000, undefined].map((wait) => new CallFailure('Busy.', 503, undefined, wait));
  const call = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'done';
  };
  expect(await attempt(call)).toBe('done');
  expect(waits).toEqual([500, 7_000, 2_000]);
});
