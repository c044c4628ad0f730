import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { Behind } from '../behind';
import { useCatalogueResource } from '../CatalogueResource';
import { NO_VALUE } from '../fields/DateField';
import { Initials } from '../fields/Initials';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import { CoverPlay } from '../player/CoverPlay';
import { isSecondClick } from '../secondClick';
import { type Column, isDetail } from './columns';
import { NameLink } from './NameLink';
import type { Motion } from './useLeavingRow';
import { useOpening } from './useOpening';

/** Pixels that a picture is asked for: it is drawn as large as there is room. */
const COVER = 40;

interface CatalogueRowProps {
  record: CatalogueRecord;
  number: number;
  actions: ReactNode;
  /** The row that one comes back to. */
  isMarked: boolean;
  onLeave: () => void;
  motion?: Motion;
  onMoved?: () => void;
}

const textOf = (record: CatalogueRecord, source: string) => {
  const value: unknown = record[source];
  return typeof value === 'string' ? value : '';
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const cellContent = (record: CatalogueRecord, { source, render }: Column) => {
  if (render) return render(record);
  const text = textOf(record, source);
  return text === '' ? NO_VALUE : <Text>{text}</Text>;
};

/** Whether a click is meant for the row: not for what stands in it, nor to choose some of its text, nor the second of a double one. */
const isForRow = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  event.target.closest('a, button') === null &&
  window.getSelection()?.isCollapsed !== false &&
  !isSecondClick(event);

/** Not drawn anew at every key in the search box, nor when rows arrive behind. */
export const CatalogueRow = memo(({ record, number, actions, isMarked, onLeave, motion, onMoved }: CatalogueRowProps) => {
  const { columns, picture, pictureShape, plays, icon, recordRepresentation } = useCatalogueResource();
  const { open, openTab } = useOpening(record);
  const [leading, ...others] = columns;
  const name = leading ? textOf(record, leading.source) : '';
  const isLeaving = motion === 'leaving';
  return (
    <RecordContextProvider value={record}>
      <TableRow
        role="row"
        hover
        aria-hidden={isLeaving || undefined}
        inert={isLeaving}
        data-marked={isMarked || undefined}
        data-motion={motion}
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onMoved?.()}
        onClick={(event) => isForRow(event) && (event.ctrlKey || event.metaKey ? openTab() : open())}
        // The wheel would scroll by itself from there on.
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onAuxClick={(event) => event.button === 1 && isForRow(event) && openTab()}
      >
        <TableCell role="cell" className="number">
          {number}
        </TableCell>
        <TableCell component="th" scope="row" role="rowheader" className="leading">
          {pictureShape && (
            <span className="cover">
              {picture ? (
                <Picture src={record[picture]} shape={pictureShape} size={COVER} icon={icon} />
              ) : (
                <Initials name={name} />
              )}
              {plays && <CoverPlay record={record} source={plays} />}
            </span>
          )}
          <NameLink
            record={record}
            title={name}
            label={name === '' ? recordRepresentation(record) : undefined}
            isMarked={isMarked}
            onLeave={onLeave}
          >
            {name === '' ? (
              // An artist who has but a first name and a last one: these are what it is called.
              <Typography component="span" variant="body2" color="text.secondary">
                {NO_VALUE}
              </Typography>
            ) : (
              <Text>{name}</Text>
            )}
          </NameLink>
        </TableCell>
        {others.map((column) => {
          const place = isDetail(column) ? `details ${isEmpty(record[column.source]) ? 'empty' : ''}` : undefined;
          return (
            <TableCell key={column.source} role="cell" className={place}>
              {cellContent(record, column)}
            </TableCell>
          );
        })}
        <TableCell role="cell" className="actions" sx={{ whiteSpace: 'nowrap' }}>
          <Behind>{actions}</Behind>
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
});
