import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/contract/fold';
import { FAMILIES, WORDS_BY_MARKS } from '../world/values/searches';
import { OVERRIDES, SPACES } from '../world/values/texts';

describe('folding', () => {
  it.each([
    ['Björk', 'bjork'],
    ['BEYONCÉ', 'beyonce'],
    ['Þórr Łódź', 'thorr lodz'],
    ['ﬁne ①', 'fine 1'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδός', 'οδοσ'],
    ['Ёлка', 'елка'],
    ['Straße', 'strasse'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['ｶﾞｰﾙ', 'ガール'],
    ['½', '1/2'],
    [`${OVERRIDES.join('')}abc`, 'abc'],
    [`a${SPACES.join('')} b\tc\nd`, 'a b c d'],
    [SPACES.join(''), ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(Object.entries(FAMILIES))('makes the key of a keyboard of all %s', (_family, { keyboard, signs, name }) => {
    expect(signs.filter((sign) => fold(name(sign)) !== fold(name(keyboard)))).toEqual([]);
  });

  it.each(Object.entries(WORDS_BY_MARKS))('keeps what is a letter of its script: %s', (_script, words) => {
    expect(words.map(fold)).toEqual(words.map((word) => word.normalize('NFC')));
  });

  it('folds what is folded to itself, and every way to compose a text to the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const same of [fold(text), text.normalize('NFD'), text.normalize('NFC')]) expect(fold(same)).toBe(fold(text));
      }),
    );
  });
});
