import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import type { Column } from './columns';
import { ListCell } from './ListCell';

interface CatalogueRowProps {
  record: RaRecord;
  /** Counted over all pages, from 1. */
  number: number;
  columns: readonly Column[];
  /** Of each column, in the same order. */
  headings: readonly ReactNode[];
  actions: ReactNode;
}

const Row = ({ record, number, columns, headings, actions }: CatalogueRowProps) => (
  <RecordContextProvider value={record}>
    <TableRow role="row" hover>
      <TableCell role="cell" className="number" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </TableCell>
      {columns.map((column, index) => (
        <TableCell role="cell" key={column.source} className={index === 0 ? 'leading' : undefined}>
          {index > 0 && (
            <span className="heading-in-cell" aria-hidden="true">
              {headings[index]}
            </span>
          )}
          <ListCell column={column} leading={index === 0} />
        </TableCell>
      ))}
      <TableCell role="cell" sx={{ whiteSpace: 'nowrap', textAlign: 'end', justifyContent: 'flex-end' }}>
        {actions}
      </TableCell>
    </TableRow>
  </RecordContextProvider>
);

/** One row of the table. Drawn anew only when something in it changed: neither a key in the search box nor rows that arrive behind. */
export const CatalogueRow = memo(Row);
