import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../visuallyHidden';
import type { Column } from './columns';

/** In rem, as a person may have larger letters: then there is room for less. */
const NUMBER = 2.25;
const LEADING = 12.5;
const NAME = 8;
const ACTIONS = 4.75;
const GAP = 0.75;
const EDGE = 1;
/** Two buttons of 44 pixels for fingers. */
const TOUCH_ACTIONS = '88px';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The least room for these columns beside the number, the leading one and the actions. */
const roomFor = (columns: readonly Column[]) =>
  NUMBER +
  LEADING +
  ACTIONS +
  sum(columns.map(({ width, least = NAME }) => width ?? least)) +
  GAP * (columns.length + 2) +
  2 * EDGE;

const track = ({ width, least = NAME }: Column) => (width === undefined ? `minmax(${least}rem, 1fr)` : `${width}rem`);

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

/** Height of a row, in rem; on phones rows are as high as they need. */
export const rowHeight = (columns: readonly Column[], isWide: boolean) =>
  isWide || !columns.some(({ isDetail }) => isDetail) ? 3.5 : 4;

const gridRow = { display: 'grid', paddingInline: `${EDGE}rem` };
const sideBySide = { '& .actions': { textAlign: 'end' }, '& tbody .actions': { marginInlineEnd: '-0.5rem' } };
const dotBetween = { content: '"·"', marginInlineEnd: '0.375rem' };

/**
 * How a table's rows stand in the card around them, which is their container: all columns side by side, each with its own share of the
 * room whatever the names are; where that is too narrow with the details in a second line; and on phones with the state in a third.
 * Changing `display` takes a table's roles away in browsers, hence the roles in its markup.
 * @param columns of the list, without the leading one
 * @param perPage rows for which there is room, so that nothing below moves with their number
 */
export const rowLayout = (columns: readonly Column[], hasPicture: boolean, perPage: number): SxProps<Theme> => {
  const details = columns.filter(({ isDetail }) => isDetail);
  const fixed = columns.filter(({ isDetail }) => !isDetail);
  const [narrow, wide] = [roomFor(fixed), roomFor(columns)];
  const nameLines = details.length > 0 ? oneLine : twoLines;
  const inset = hasPicture ? `calc(var(--cover) + ${GAP}rem)` : '0px';
  /** Of the line of details on a phone. */
  const half = `calc((100% - ${inset} - ${TOUCH_ACTIONS} - 0.25rem) / 2)`;
  const heightFor = (isWide: boolean) => ({
    '& tbody': { minHeight: `${rowHeight(columns, isWide) * perPage}rem` },
    '& tbody tr': { minHeight: `${rowHeight(columns, isWide)}rem` },
  });
  const secondLine = {
    '& .details bdi, & .leading bdi': nameLines,
    '& .details.empty': { display: 'none' },
    '& .details:not(.empty) ~ .details:not(.empty)': {
      display: 'flex',
      marginInlineStart: 'calc(0.375rem - var(--gap))',
      '&::before': dotBetween,
    },
  };
  return {
    '--gap': `${GAP}rem`,
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { position: 'relative', columnGap: 'var(--gap)', alignItems: 'center', borderBottom: 1, borderColor: 'divider' },
    '& td, & th': { display: 'block', p: 0, border: 0, minWidth: 0, textAlign: 'start' },
    '& tbody .details': { color: 'text.secondary', fontSize: '0.8125rem' },
    '& thead th': { whiteSpace: 'normal', lineHeight: 1.25, py: 1 },
    '& .MuiAvatar-root': {
      position: 'absolute',
      insetInlineStart: `${EDGE + NUMBER + GAP}rem`,
      insetBlockStart: 'calc(50% - var(--cover) / 2)',
      width: 'var(--cover)',
      height: 'var(--cover)',
    },
    '& tr:has([data-playing]) .leading bdi': { color: 'primary.main' },
    '&[data-stale] .MuiAvatar-root': { opacity: 0.4 },
    '& tbody .leading': { paddingInlineStart: inset },
    '& bdi': { ...twoLines, textAlign: 'left', minWidth: 0 },
    '& time': { fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem', whiteSpace: 'nowrap', color: 'text.secondary' },
    [`@container (min-width: ${wide}rem)`]: {
      ...sideBySide,
      '--cover': '2.25rem',
      '& tr': {
        ...gridRow,
        gridTemplateColumns: `${NUMBER}rem minmax(${LEADING}rem, 2.4fr) ${columns.map(track).join(' ')} ${ACTIONS}rem`,
      },
      ...heightFor(true),
    },
    [`@container (min-width: ${narrow}rem) and (max-width: ${wide - 0.01}rem)`]: {
      ...sideBySide,
      '--cover': '2.75rem',
      '& tr': {
        ...gridRow,
        gridTemplateColumns: `${NUMBER}rem auto minmax(0, 1fr) ${fixed.map(track).join(' ')} ${ACTIONS}rem`,
        alignContent: 'center',
      },
      '& td, & th': { gridRow: '1 / span 2' },
      '& .leading': { gridColumn: '2 / span 2', gridRow: details.length > 0 ? 1 : '1 / span 2' },
      '& thead .leading': { gridRow: '1 / span 2' },
      '& thead .details': visuallyHidden,
      ...secondLine,
      '& tbody .details': { gridRow: 2, gridColumn: '2 / span 2', paddingInlineStart: inset },
      // Beside a second one.
      '& tbody .details:has(~ .details:not(.empty))': {
        gridColumn: 2,
        maxWidth: `calc(${inset} + (100cqi - ${roomFor(fixed) - LEADING}rem - ${inset}) * 0.6)`,
      },
      '& tbody .details:not(.empty) ~ .details': { gridColumn: 3, paddingInlineStart: 0 },
      ...heightFor(false),
    },
    [`@container (max-width: ${narrow - 0.01}rem)`]: {
      '--gap': '0.5rem',
      '--cover': 'clamp(2.5rem, 14cqi, 3.25rem)',
      '& thead': visuallyHidden,
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        rowGap: '0.125rem',
        py: 1.25,
        paddingInline: '1rem',
        // Ends the line of the details.
        '&::after': { content: '""', flexBasis: '100%', order: 3 },
      },
      '& .MuiAvatar-root': { insetInlineStart: '1rem', insetBlockStart: '0.625rem' },
      ...secondLine,
      '& td, & th': { order: 4 },
      '& .leading': { order: 1, flex: `1 1 calc(100% - ${TOUCH_ACTIONS} - 0.5rem)` },
      // Beside both lines.
      '& .actions': { order: 2, flex: `0 0 ${TOUCH_ACTIONS}`, marginBlock: '0 -1.25rem', marginInlineEnd: '-0.5rem' },
      '& tr:not(:has(.details:not(.empty))) .actions': { marginBlock: 0 },
      '& .actions .MuiIconButton-root': { width: 44, height: 44 },
      '& tbody .details': { order: 3, paddingInlineStart: inset, maxWidth: `calc(100% - ${TOUCH_ACTIONS})` },
      '& tbody .details:has(~ .details:not(.empty))': { maxWidth: `calc(${inset} + ${half})` },
      '& tbody .details:not(.empty) ~ .details': { paddingInlineStart: 0, maxWidth: half },
      '& time': { fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'text.secondary' },
      '& .number': { order: 5, marginInlineStart: 'auto' },
    },
  };
};
