import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useMemo } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { CatalogueRow } from './CatalogueRow';
import { rowLayout } from './rowLayout';
import type { CatalogueListValue } from './useCatalogueList';

interface CatalogueTableProps {
  value: CatalogueListValue;
  rowActions: ReactNode;
}

/** The generic table of spec 2: a No. column counted over all pages, the columns of the kind, and the actions of each row. */
export const CatalogueTable = ({ value, rowActions }: CatalogueTableProps) => {
  const { shown, page, perPage, isFetching, isStale } = value;
  const { name: resource, columns, picture } = useCatalogueResource();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const headings = useMemo(
    () => columns.map(({ source, label }) => translateLabel({ source, label, resource })),
    [columns, translateLabel, resource],
  );
  const layout = useMemo(() => rowLayout(columns.slice(1), picture !== undefined, perPage), [columns, picture, perPage]);
  return (
    <Table
      role="table"
      aria-label={translate(`resources.${resource}.name`, { smart_count: 2 })}
      aria-busy={isFetching || isStale}
      data-stale={isStale || undefined}
      sx={layout}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader">{translate('catalogue.list.number')}</TableCell>
          {headings.map((heading, index) => (
            <TableCell
              role="columnheader"
              key={columns[index]?.source}
              className={index === 0 ? 'leading' : columns[index]?.isDetail ? 'details' : undefined}
            >
              {heading}
            </TableCell>
          ))}
          <TableCell role="columnheader" className="actions">
            {translate('catalogue.list.actions')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {shown.map((record, row) => (
          <CatalogueRow key={record.id} record={record} number={(page - 1) * perPage + row + 1} actions={rowActions} />
        ))}
      </TableBody>
    </Table>
  );
};
