import { useStore } from 'react-admin';
import { DEFAULT_PER_PAGE, PER_PAGE_OPTIONS } from '../../contract/limits';

/** Rows of a page of every list, 5 until the person chooses (spec 9); this browser remembers it. */
export const useRowsPerPage = () => {
  const [chosen, choose] = useStore<number>('screen.rowsPerPage', DEFAULT_PER_PAGE);
  const perPage = PER_PAGE_OPTIONS.find((option) => option === chosen) ?? DEFAULT_PER_PAGE;
  return [perPage, choose] as const;
};
