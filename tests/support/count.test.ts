import { describe, expect, it } from 'vitest';
import { inWords, together } from './count';

describe('the closing line of npm test', () => {
  it('adds up the counts of all runners', () => {
    const sum = together([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 4, failed: 2, skipped: 0 },
    ]);
    expect(inWords(sum)).toBe('7 passed, 2 failed, 1 skipped');
  });

  it('does not speak of skipped tests where there are none', () => {
    expect(inWords({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  });
});
