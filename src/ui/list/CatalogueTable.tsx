import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useMemo } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { visuallyHidden } from '../visuallyHidden';
import { CatalogueRow } from './CatalogueRow';
import type { CatalogueListValue } from './useCatalogueList';

/** Pixels that two cards side by side need for a date on one line. */
const TWO_CARDS_FROM = 680;

/**
 * Below `md` every row folds to a card whose cells carry their heading, two cards beside each other where there is room. Changing `display`
 * takes a table's roles away in browsers, hence the explicit roles below.
 */
const FOLDED: SxProps<Theme> = (theme) => ({
  '& .heading-in-cell': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { position: 'relative', py: 1.5, px: 2, borderBottom: `1px solid ${theme.palette.divider}` },
    '& td': { border: 0, p: 0, py: 0.5, display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 },
    '& td.number': { position: 'absolute', insetInlineEnd: 16, top: 14 },
    '& td.leading': { paddingInlineEnd: 5 },
    '& .heading-in-cell': { display: 'block', flex: '0 0 112px', color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  },
  [theme.breakpoints.between(TWO_CARDS_FROM, 'md')]: {
    '& tbody': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    // The last line goes under the whole, also where the last card stands alone.
    '& tr:last-of-type, & tr:nth-last-of-type(2):nth-of-type(odd)': { borderBottom: 0 },
  },
});

interface CatalogueTableProps {
  value: CatalogueListValue;
  /** The icons at the end of a row; reads its record from react-admin's context. */
  rowActions: ReactNode;
}

/** The generic table of spec 2: a No. column counted over all pages, the columns of the kind, and the actions of each row. */
export const CatalogueTable = ({ value, rowActions }: CatalogueTableProps) => {
  const { shown, page, perPage, isFetching } = value;
  const { name: resource, columns } = useCatalogueResource();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const headings = useMemo(
    () => columns.map(({ source, label }) => translateLabel({ source, label, resource })),
    [columns, translateLabel, resource],
  );
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto' }}>
      <Table
        role="table"
        aria-label={translate(`resources.${resource}.name`, { smart_count: 2 })}
        aria-busy={isFetching}
        sx={FOLDED}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader" sx={{ width: 56 }}>
              {translate('catalogue.list.number')}
            </TableCell>
            {headings.map((heading, index) => (
              <TableCell role="columnheader" key={columns[index]?.source}>
                {heading}
              </TableCell>
            ))}
            <TableCell role="columnheader" sx={{ width: 104, textAlign: 'end' }}>
              {translate('catalogue.list.actions')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {shown.map((record, row) => (
            <CatalogueRow
              key={record.id}
              record={record}
              number={(page - 1) * perPage + row + 1}
              headings={headings}
              actions={rowActions}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
