import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { PictureShape } from '../fields/Picture';
import type { Column } from './columns';
import { rowLayout } from './rowLayout';
import { rowStates } from './rowStates';

const createTable = ([, ...beside]: readonly Column[], shape: PictureShape | undefined) =>
  styled(Table)(
    memoTheme(({ theme }) => theme.unstable_sx(rowLayout(beside, shape))),
    memoTheme(({ theme }) => rowStates(theme)),
  );

const tables = new WeakMap<readonly Column[], ReturnType<typeof createTable>>();

/**
 * The table for rows of these columns, one for each kind; `--rows` is how many a page has. Its styles are many: in an `sx` they would be read
 * anew whenever rows come or grow old, two fifths of the work of the first key in the search box.
 */
export const tableOf = (columns: readonly Column[], shape: PictureShape | undefined) => {
  const known = tables.get(columns);
  if (known) return known;
  const table = createTable(columns, shape);
  tables.set(columns, table);
  return table;
};
