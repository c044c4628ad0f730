import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkAddress } from '../../src/contract/links';
import { LINKS_REFUSED } from '../world/values/links';
import { SPACES } from '../world/values/texts';

const whole = (typed: string) => linkAddress(typed, { contacts: true });

describe('links', () => {
  it.each(['', ...LINKS_REFUSED])('%j is no link', (typed) => {
    expect(whole(typed)).toBeUndefined();
  });

  it('gives nothing without a known scheme, whatever is typed, and keeps what it gave', () => {
    const pieces = fc.array(
      fc.constantFrom('javascript', ':', '//', 'a.b', '@', '\t', ' ', 'https', 'mailto', 'data', '%', 'x', ...SPACES),
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
