import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, trimText } from '../../src/contract/text';
import { SCRIPTS, SPACES } from '../world/values/texts';

describe('what counts as blank', () => {
  it('is nothing, white space and what fills a place', () => {
    for (const blank of ['', ...SPACES]) {
      expect(isBlank(blank)).toBe(true);
      expect(trimText(`${blank}${blank}a${blank}b${blank}`)).toBe(`a${blank}b`);
    }
  });

  it('is no sign and no script', () => {
    for (const text of ['0', '.', '-', 'é', 'ـ', ...SCRIPTS]) expect([isBlank(text), trimText(text)]).toEqual([false, text]);
  });
});

describe('trimming', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom(...SPACES), fc.constantFrom('a', '夜', '🎵', '\u0301')) });

  it('twice is once', () => {
    fc.assert(fc.property(text, (value) => trimText(trimText(value)) === trimText(value)));
  });

  it('takes blanks from the ends and nothing else', () => {
    fc.assert(
      fc.property(text, (value) => {
        const trimmed = trimText(value);
        const [before = '', after = ''] =
          trimmed === ''
            ? [value]
            : [value.slice(0, value.indexOf(trimmed)), value.slice(value.indexOf(trimmed) + trimmed.length)];
        return isBlank(before) && isBlank(after) && value === before + trimmed + after;
      }),
    );
  });

  it('a long run of spaces inside a text takes no time', { timeout: 5_000 }, () => {
    const value = `a${' '.repeat(2_000_000)}b`;
    expect(trimText(value)).toBe(value);
  });
});
