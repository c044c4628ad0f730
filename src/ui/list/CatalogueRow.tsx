import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { NOTHING } from '../fields/DateField';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import type { Column } from './columns';

interface CatalogueRowProps {
  record: RaRecord;
  /** Counted over all pages, from 1. */
  number: number;
  /** Of each column, in the same order. */
  headings: readonly ReactNode[];
  actions: ReactNode;
}

const cellContent = (record: RaRecord, { source, render }: Column, isLeading: boolean) => {
  if (render) return render(record);
  const value: unknown = record[source];
  return <Text bold={isLeading}>{typeof value === 'string' && value !== '' ? value : NOTHING}</Text>;
};

/** The first cell of a record: its name, with its picture where the kind has one. */
const LeadingCell = ({ picture, children }: { picture: unknown; children: ReactNode }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Picture src={picture} />
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Stack>
);

const Row = ({ record, number, headings, actions }: CatalogueRowProps) => {
  const { columns, picture } = useCatalogueResource();
  const [leading, ...others] = columns.map((column, index) => cellContent(record, column, index === 0));
  return (
    <RecordContextProvider value={record}>
      <TableRow role="row" hover>
        <TableCell role="cell" className="number" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {number}
        </TableCell>
        <TableCell role="cell" className="leading">
          {picture ? <LeadingCell picture={record[picture]}>{leading}</LeadingCell> : leading}
        </TableCell>
        {others.map((content, index) => (
          <TableCell role="cell" key={columns[index + 1]?.source}>
            <span className="heading-in-cell" aria-hidden="true">
              {headings[index + 1]}
            </span>
            {content}
          </TableCell>
        ))}
        <TableCell role="cell" sx={{ whiteSpace: 'nowrap', textAlign: 'end', justifyContent: 'flex-end' }}>
          {actions}
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
};

/** One row of the table. Drawn anew only when something in it changed: neither a key in the search box nor rows that arrive behind. */
export const CatalogueRow = memo(Row);
