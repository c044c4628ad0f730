import { describe, expect, it } from 'vitest';
import { isNearEnd, pageCount, pagesAround } from '../../../src/ui/list/pages';

describe('numbered pages', () => {
  it.each([
    [0, 5, 1],
    [5, 5, 1],
    [6, 5, 2],
    [45, 20, 3],
  ])('%i rows at %i a page fill %i', (rows, perPage, pages) => {
    expect(pageCount(rows, perPage)).toBe(pages);
  });

  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3]],
    [2, 9, [1, 2, 3, 4]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [7, 8, 9]],
  ])('[2.41] on page %i of %i show those within 2', (page, pages, shown) => {
    expect(pagesAround(page, pages)).toEqual(shown);
  });

  it.each([
    [1, 1, true],
    [1, 2, true],
    [2, 4, false],
    [3, 4, true],
    [4, 4, true],
  ])('[9.3, 9.4] on page %i of %i more is due: %s', (page, pages, due) => {
    expect(isNearEnd(page, pages)).toBe(due);
  });
});
