import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { NO_VALUE } from '../fields/DateField';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import { CoverPlay } from '../player/CoverPlay';
import type { Column } from './columns';

interface CatalogueRowProps {
  record: RaRecord;
  number: number;
  actions: ReactNode;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const cellContent = (record: RaRecord, { source, render }: Column, isLeading: boolean) => {
  if (render) return render(record);
  const value: unknown = record[source];
  return <Text bold={isLeading}>{typeof value === 'string' && value !== '' ? value : NO_VALUE}</Text>;
};

/** Not drawn anew at every key in the search box, nor when rows arrive behind. */
export const CatalogueRow = memo(({ record, number, actions }: CatalogueRowProps) => {
  const { columns, picture, plays } = useCatalogueResource();
  return (
    <RecordContextProvider value={record}>
      <TableRow role="row" hover>
        <TableCell role="cell" className="number" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {number}
        </TableCell>
        {columns.map((column, index) => {
          const content = cellContent(record, column, index === 0);
          if (index === 0)
            return (
              <TableCell key={column.source} component="th" scope="row" role="rowheader" className="leading">
                {picture && <Picture src={record[picture]} over={plays && <CoverPlay record={record} source={plays} />} />}
                {content}
              </TableCell>
            );
          const place = column.isDetail ? `details ${isEmpty(record[column.source]) ? 'empty' : ''}` : undefined;
          return (
            <TableCell key={column.source} role="cell" className={place}>
              {content}
            </TableCell>
          );
        })}
        <TableCell role="cell" className="actions" sx={{ whiteSpace: 'nowrap' }}>
          {actions}
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
});
