import { expect, it } from 'vitest';
import { isBlank } from '../../src/contract/text';

it.each(['', ' ', '\t\n'])('takes %j for blank', (text) => {
  expect(isBlank(text)).toBe(true);
});
