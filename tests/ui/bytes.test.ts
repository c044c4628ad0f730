import { expect, it } from 'vitest';
import { inBytes } from '../../src/ui/bytes';

it.each([
  [512, '512 B'],
  [700_416, '684 kB'],
  [1_048_000, '1.0 MB'],
  [59_978_547, '57.2 MB'],
  [1_048_051_712, '1.0 GB'],
  [1_503_238_553, '1.4 GB'],
])('tells %i bytes as %s', (bytes, words) => {
  expect(inBytes(bytes)).toBe(words);
});
