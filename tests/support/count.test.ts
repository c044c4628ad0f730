import { describe, expect, it } from 'vitest';
import { inWords, together } from './count';

describe('the closing lines of npm test', () => {
  it('add up the counts of all runners, and name what needed a second try', () => {
    const sum = together([
      { passed: 3, failed: 0, skipped: 1, secondTries: ['waits for an answer'] },
      { passed: 4, failed: 2, skipped: 0, secondTries: [] },
    ]);
    expect(inWords(sum)).toBe('7 passed, 2 failed, 1 skipped');
    expect(sum.secondTries).toEqual(['waits for an answer']);
  });

  it('do not speak of skipped tests where there are none', () => {
    expect(inWords({ passed: 5, failed: 0, skipped: 0, secondTries: [] })).toBe('5 passed, 0 failed');
  });
});
