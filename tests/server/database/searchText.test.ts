import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerm } from '../../../src/server/database/search';
import { fold, searchTextOf } from '../../../src/server/database/searchText';
import { OVERRIDES, SPACED, SPACES } from '../../world/values/texts';

describe('folding', () => {
  it.each([
    ['Björk', 'bjork'],
    ['BEYONCÉ', 'beyonce'],
    ['ﬁne ①', 'fine 1'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδός', 'οδοσ'],
    ['Straße', 'strasse'],
    ['مُحَمَّد', 'محمد'],
    [`${OVERRIDES.join('')}abc`, 'abc'],
    [`a${SPACES.join('')} b\tc\nd`, 'a b c d'],
    [SPACES.join(''), ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds what is folded to itself, and is blind to case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('keeps parts on lines of their own, each once, without empty ones', () => {
    expect(searchTextOf(['Björk', null, ' ', 'bjork', undefined, 'A\nB'])).toBe('bjork\na b');
  });
});

describe('a search term', () => {
  it('stands literally in a LIKE pattern', () => {
    expect(searchTerm('100%_\\')?.literal).toBe('100\\%\\_\\\\');
  });

  it('of blanks, or of a mark alone, is none', () => {
    for (const typed of [...SPACED, ...SPACES, '\u0301']) expect(searchTerm(typed), JSON.stringify(typed)).toBeUndefined();
  });
});
