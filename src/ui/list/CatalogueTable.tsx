import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type CSSProperties, type HTMLAttributes, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { type Identifier, useTranslate, useTranslateLabel } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { Tips } from '../Tips';
import { CatalogueRow } from './CatalogueRow';
import { isDetail } from './columns';
import { NAME_LINK } from './NameLink';
import { SkeletonRow } from './SkeletonRow';
import { tableOf } from './tableOf';
import type { CatalogueListView } from './useCatalogueList';
import { useLeavingRow } from './useLeavingRow';

export interface RowsProps extends CatalogueListView {
  rowActions: ReactNode;
  /** The record that the person comes back from, until the focus leaves its row. */
  cameFrom?: Identifier;
  onLeave: () => void;
  /** What is being deleted, or was. */
  going?: Identifier;
}

/** From a name, the arrow keys lead to those above and below, Home and End to the first and the last. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>(`tr:not([aria-hidden]) .${NAME_LINK}`)];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? names.indexOf(activeElement) : -1;
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const last = names.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  names[to]?.focus();
};

const Rows = (props: HTMLAttributes<HTMLElement>) => <TableBody role="rowgroup" {...props} />;

/**
 * The generic table of spec 2: a No. column counted over all pages, the columns of the kind, and the actions of each row. While the first
 * rows are on their way their places are drawn, which screen readers are not told of.
 */
export const CatalogueTable = ({ rowActions, cameFrom, onLeave, going, ...view }: RowsProps) => {
  const { shown, page, perPage, isFetching, isStale } = view;
  const { name: resource, columns, pictureShape } = useCatalogueResource();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const headings = useMemo(
    () => columns.map(({ source, label }) => translateLabel({ source, label, resource })),
    [columns, translateLabel, resource],
  );
  const Table = tableOf(columns, pictureShape);
  const room: CSSProperties & { '--rows': number } = { '--rows': perPage };
  const { rows, onMoved } = useLeavingRow(shown, going);
  const isComing = view.rows.length === 0;
  return (
    <Table
      role="table"
      aria-label={translate(`resources.${resource}.name`, { smart_count: 2 })}
      aria-hidden={isComing || undefined}
      aria-busy={isFetching || isStale}
      data-stale={isStale || undefined}
      onKeyDown={walk}
      style={room}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader" className="number">
            {translate('catalogue.list.number')}
          </TableCell>
          {columns.map((column, index) => (
            <TableCell
              role="columnheader"
              key={column.source}
              className={index === 0 ? 'leading' : isDetail(column) ? 'details' : undefined}
            >
              {headings[index]}
            </TableCell>
          ))}
          <TableCell role="columnheader" className="actions">
            {translate('catalogue.list.actions')}
          </TableCell>
        </TableRow>
      </TableHead>
      <Tips as={Rows}>
        {isComing
          ? Array.from({ length: perPage }, (_, place) => `coming ${place}`).map((key, place) => (
              <SkeletonRow key={key} place={place} />
            ))
          : rows.map(({ record, place, motion }) => (
              <CatalogueRow
                key={record.id}
                record={record}
                number={(page - 1) * perPage + place + 1}
                actions={rowActions}
                isMarked={record.id === cameFrom}
                onLeave={onLeave}
                motion={motion}
                onMoved={motion === 'leaving' ? onMoved : undefined}
              />
            ))}
      </Tips>
    </Table>
  );
};
