import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkAddress } from '../../src/contract/links';

const whole = (typed: string) => linkAddress(typed, { contacts: true });

describe('links', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['//example.org', 'https://example.org'],
    ['  https://example.org/a b ', 'https://example.org/a%20b'],
    ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
    ['例え.jp/道', 'https://例え.jp/道'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['a@example.org', 'mailto:a@example.org'],
    ['tel:+358401234567', 'tel:+358401234567'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(whole(typed)).toBe(kept);
  });

  it.each([
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:x',
      'java\tscript:x',
      '\u0001javascript:x',
      'data:text/html,x',
      'vbscript:x',
      'file:///x',
    ],
    ...[
      '',
      ' ',
      'word',
      'two words',
      '/path',
      '#part',
      '?query',
      'https://',
      'https:example.org',
      'http:///x',
      'mailto:',
      'tel: ',
    ],
  ])('%j is no link', (typed) => {
    expect(whole(typed)).toBeUndefined();
  });

  it('without contacts takes web addresses alone', () => {
    for (const typed of ['mailto:a@example.org', 'a@example.org', 'tel:1'])
      expect(linkAddress(typed, { contacts: false })).toBeUndefined();
    expect(linkAddress('example.org', { contacts: false })).toBe('https://example.org');
  });

  it('gives nothing without a known scheme, whatever is typed, and keeps what it gave', () => {
    const pieces = fc.array(
      fc.constantFrom('javascript', ':', '//', 'a.b', '@', '\t', ' ', 'https', 'mailto', 'data', '\u200b', '%', 'x'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          pieces.map((all) => all.join('')),
        ),
        (typed) => {
          const address = whole(typed);
          if (address === undefined) return;
          expect(/^(https?|mailto|tel):/i.test(address)).toBe(true);
          expect(whole(address)).toBe(address);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
