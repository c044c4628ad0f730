import { PAGE_WINDOW } from '../../contract/limits';

/** One even when there are no rows. */
export const pageCount = (rows: number, perPage: number) => Math.max(1, Math.ceil(rows / perPage));

/** The page numbers to show: those within 2 of the current page (spec 2, 9), from 1 to `pages`. */
export const pagesAround = (page: number, pages: number): number[] => {
  const first = Math.max(1, page - PAGE_WINDOW);
  const last = Math.min(pages, page + PAGE_WINDOW);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

/** For how many numbers, behind those that are shown, there will be pages to show once more rows have come. */
export const pagesToCome = (page: number, pages: number, hasMore: boolean) =>
  hasMore ? Math.max(0, page + PAGE_WINDOW - pages) : 0;

/** Time to ask for more rows: on the last loaded page and the one before it (spec 9). */
export const isNearEnd = (page: number, pages: number) => page >= pages - 1;

export const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

interface Shown {
  rows: readonly unknown[];
  page: number;
  perPage: number;
  hasMore: boolean;
}

/** The numbers of the rows on a page, and how many there are: '20+' where more than the loaded ones exist. */
export const rangeOf = ({ rows, page, perPage, hasMore }: Shown) => ({
  first: (page - 1) * perPage + 1,
  last: Math.min(page * perPage, rows.length),
  total: `${rows.length}${hasMore ? '+' : ''}`,
});
