import { describe, expect, it } from 'vitest';
import { TEXT_LIMIT } from '../../../src/contract/limits';
import { literal, searchTerm } from '../../../src/server/database/searchTerm';
import { searchTextOf } from '../../../src/server/database/searchText';
import { tooLong, WORST } from '../../world/values/long';
import { SPACED, SPACES } from '../../world/values/texts';

const words = (typed: string) => searchTerm(typed)?.words.map(({ spellings }) => spellings.join('|'));

it('keeps parts on lines of their own, each once, without empty ones', () => {
  expect(searchTextOf(['Björk', null, ' ', 'bjork', undefined, 'A\nB'])).toBe('bjork\na b');
});

describe('a search term', () => {
  it('stands literally in a LIKE pattern', () => {
    expect(literal('100%_\\')).toBe('100\\%\\_\\\\');
  });

  it('of blanks, or of a mark alone, is none', () => {
    for (const typed of [...SPACED, ...SPACES, '\u0301']) expect(searchTerm(typed), JSON.stringify(typed)).toBeUndefined();
  });

  it('is its words, longest first, but those that are in others', () => {
    expect(words('A Night at the Opera, the opera')).toEqual(['opera,', 'night', 'the', 'at']);
  });

  it('of more words than anybody puts together is one', () => {
    for (const typed of [Array.from({ length: 13 }, (_, number) => `word${number}`).join(' '), 'a b c d'])
      expect(words(typed)).toEqual([typed]);
  });

  it('has each word in its earlier spelling too while old search texts are left', () => {
    expect(searchTerm('“Guns', true)?.words).toMatchObject([{ spellings: ['"guns', '“guns'] }]);
  });

  it('of any length and kind takes no time', async () => {
    const late: string[] = [];
    const texts = { ...WORST, words: (length: number) => Array.from({ length: length / 4 }, (_, index) => index).join(' ') };
    for (const [what, make] of Object.entries(texts))
      for (const length of [8 * TEXT_LIMIT, 100_000]) {
        const took = await tooLong(
          async () => void searchTerm(make(length)),
          async () => void searchTerm('x'.repeat(length)),
        );
        if (took !== undefined) late.push(`${what}, ${length}: ${took}`);
      }
    expect(late).toEqual([]);
  });
});
