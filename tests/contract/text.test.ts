import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, trimText } from '../../src/contract/text';

const BLANKS = [' ', '\t', '\n', '\r', '\u00A0', '\u200B', '\u3164', '\u202F', '\u2007', '\uFEFF', '\u2060', '\u3000'];

describe('what counts as blank', () => {
  it.each(BLANKS)('%j', (blank) => {
    expect(isBlank(blank)).toBe(true);
    expect(trimText(`${blank}${blank}a${blank}b${blank}`)).toBe(`a${blank}b`);
  });

  it('nothing is blank', () => {
    expect(isBlank('')).toBe(true);
  });

  it.each(['0', '.', '-', 'é', '夜', '🎵', 'ـ', '\u202Eabc'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false);
    expect(trimText(text)).toBe(text);
  });
});

describe('trimming', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom(...BLANKS), fc.constantFrom('a', '夜', '🎵', '\u0301')) });

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
