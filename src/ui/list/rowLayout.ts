import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { PictureShape } from '../fields/Picture';
import { visuallyHidden } from '../visuallyHidden';
import { type Column, isDetail } from './columns';

/** In rem, as a person may have larger letters: then there is room for less. The container is the sheet. */
const WIDE = '@container main (min-width: 65rem)';
const NARROW = '@container main (min-width: 40rem) and (max-width: 64.99rem)';
const PHONE = '@container main (max-width: 39.99rem)';
const SMALL_PHONE = '@container main (max-width: 23.49rem)';
/** All but phones, where rows are as high as they need. */
export const BESIDE = '@container main (min-width: 40rem)';

const rem = (pixels: number) => `${pixels / 16}rem`;
/** No. and Actions. */
const ENDS = { wide: [72, 108], narrow: [64, 104] } as const;
const ROW = { wide: 56, narrow: 64, phone: 84 } as const;
/** Two buttons of 44 pixels for fingers. */
const TOUCH_ACTIONS = '88px';

const COVERS: Readonly<Record<PictureShape, Readonly<Record<keyof typeof ROW, readonly [number, number]>>>> = {
  round: { wide: [36, 36], narrow: [44, 44], phone: [52, 52] },
  square: { wide: [36, 36], narrow: [44, 44], phone: [52, 52] },
  wide: { wide: [64, 36], narrow: [78, 44], phone: [76, 43] },
};

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const dotBefore = { '&::before': { content: '"·"', marginInlineEnd: '0.375rem' } };
/** Where another one stands in the same line, before it or behind it. */
const SECOND = '.details:not(.empty) ~ .details:not(.empty)';
const FIRST = '.details:has(~ .details:not(.empty))';

/**
 * How the rows of a table stand in the sheet: all columns side by side, each as wide whatever the names are; where that is too narrow with
 * the details in a second line; and on phones with the state in a third. Changing `display` takes a table's roles away in browsers, hence
 * the roles in its markup.
 * @param columns of the list, without the leading one
 */
export const rowLayout = (columns: readonly Column[], shape: PictureShape | undefined): SystemStyleObject<Theme> => {
  const hasDetails = columns.some(isDetail);
  const beside = columns.filter((column) => !isDetail(column));
  const sizes = (width: keyof typeof ROW) => {
    const [coverWidth, coverHeight] = shape ? COVERS[shape][width] : [0, 0];
    return {
      '--row': rem(ROW[width]),
      '--cover-width': rem(coverWidth),
      '--cover-height': rem(coverHeight),
      '--inset': shape ? rem(coverWidth + 12) : '0rem',
    };
  };
  // There is room for all rows of a page, so that nothing below moves with their number.
  const filledUp = { '& tbody': { minHeight: 'calc(var(--row) * var(--rows))' } };
  const sideBySide = {
    '& tr': { display: 'grid', alignItems: 'center', alignContent: 'center' },
    '& td, & th': { paddingInline: '0.75rem' },
    '& .number': { paddingInlineStart: '1.5rem' },
    '& .actions': { paddingInlineEnd: '1rem', textAlign: 'end' },
    '& tbody .leading': { paddingInlineStart: 'calc(0.75rem + var(--inset))' },
    ...filledUp,
  };
  const wideTracks = columns.map(({ width = 0 }) => (typeof width === 'number' ? rem(width) : `${Number.parseFloat(width)}cqi`));
  const narrowTracks = beside.map(({ narrow = 0 }) => rem(narrow));
  const taken = [...ENDS.narrow, ...beside.map(({ narrow = 0 }) => narrow)].reduce((sum, width) => sum + width);
  return {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { position: 'relative', borderBottom: 1, borderColor: 'divider' },
    '& tbody tr': { minHeight: 'var(--row)' },
    '& td, & th': { display: 'block', p: 0, border: 0, minWidth: 0, textAlign: 'start' },
    '& thead th': { whiteSpace: 'normal', lineHeight: 1.25 },
    '& thead tr': { minHeight: '2.25rem' },
    '& .cover': {
      position: 'absolute',
      insetBlockStart: 'calc(50% - var(--cover-height) / 2)',
      width: 'var(--cover-width)',
      height: 'var(--cover-height)',
      borderRadius: '8px',
      '& > .MuiAvatar-root': { width: 1, height: 1 },
    },
    '& tr:has([data-playing]) .leading bdi': { color: 'primary.main' },
    '&[data-stale] .cover': { opacity: 0.4 },
    '& bdi': { ...twoLines, textAlign: 'left', minWidth: 0 },
    '& tbody td': { color: 'text.secondary' },
    '& tbody .number': { color: 'text.disabled' },
    '& .number, & time': { fontVariantNumeric: 'tabular-nums' },
    '& time': { fontSize: '0.8125rem' },
    [WIDE]: {
      ...sizes('wide'),
      ...sideBySide,
      '& .cover': { insetInlineStart: rem(ENDS.wide[0] + 12) },
      '& tr': {
        ...sideBySide['& tr'],
        gridTemplateColumns: `${rem(ENDS.wide[0])} minmax(0, 1fr) ${wideTracks.join(' ')} ${rem(ENDS.wide[1])}`,
      },
    },
    [NARROW]: {
      ...sizes('narrow'),
      ...sideBySide,
      '& time': { fontSize: '0.75rem' },
      '& .cover': { insetInlineStart: rem(ENDS.narrow[0] + 12) },
      '& tr': {
        ...sideBySide['& tr'],
        gridTemplateColumns: `${rem(ENDS.narrow[0])} fit-content(calc((100cqi - ${rem(taken)}) * 0.6)) minmax(0, 1fr) ${narrowTracks.join(' ')} ${rem(ENDS.narrow[1])}`,
      },
      '& td, & th': { paddingInline: '0.75rem 0.25rem', gridRow: '1 / span 2' },
      '& .leading': { gridColumn: '2 / span 2', gridRow: hasDetails ? 1 : '1 / span 2' },
      '& thead .leading, & tr:not(:has(.details:not(.empty))) .leading': { gridRow: '1 / span 2' },
      '& thead .details': visuallyHidden,
      ...(hasDetails && { '& .leading bdi': oneLine }),
      '& .details bdi': oneLine,
      '& tbody .details': {
        gridRow: 2,
        gridColumn: '2 / span 2',
        paddingInlineStart: 'calc(0.75rem + var(--inset))',
        fontSize: '0.8125rem',
        lineHeight: 18 / 13,
      },
      '& .details.empty': { display: 'none' },
      [`& tbody ${FIRST}`]: { gridColumn: 2, paddingInlineEnd: '0.375rem' },
      [`& tbody ${SECOND}`]: { gridColumn: 3, paddingInlineStart: 0, display: 'flex', ...dotBefore },
    },
    [PHONE]: {
      ...sizes('phone'),
      '--room': `calc(100% - ${TOUCH_ACTIONS})`,
      '& thead': visuallyHidden,
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        py: 1,
        paddingInlineStart: 'calc(1rem + var(--inset))',
        paddingInlineEnd: '0.25rem',
        // Ends the line of the details.
        '&::after': { content: '""', flexBasis: '100%', order: 4 },
      },
      '& .cover': { insetInlineStart: '1rem' },
      '& td, & th': { order: 5 },
      '& .leading': { order: 1, flex: '1 1 var(--room)', maxWidth: 'var(--room)', paddingInlineEnd: '0.5rem' },
      '& .leading bdi': { ...(hasDetails ? oneLine : twoLines), fontSize: '0.9375rem', lineHeight: 22 / 15 },
      // Beside both lines.
      '& .actions': { order: 2, flex: `0 0 ${TOUCH_ACTIONS}`, minHeight: 44, marginBlock: '-0.25rem -1.25rem' },
      '& tr:not(:has(.details:not(.empty))) .actions': { marginBlock: '-0.25rem 0' },
      '& .actions .MuiIconButton-root': { width: 44, height: 44 },
      '& tbody .details': { order: 3, maxWidth: 'var(--room)', fontSize: '0.8125rem', lineHeight: 18 / 13 },
      '& .details bdi': oneLine,
      '& .details.empty': { display: 'none' },
      [`& tbody ${FIRST}`]: { maxWidth: 'calc(var(--room) * 0.55)' },
      [`& tbody ${SECOND}`]: {
        display: 'flex',
        maxWidth: 'calc(var(--room) * 0.45)',
        paddingInline: '0.375rem 0.5rem',
        ...dotBefore,
      },
      '& tr > :not(.leading, .actions, .details, .number)': { marginInlineEnd: '0.625rem' },
      '& .name': { paddingBlock: 0 },
      '& time': { fontSize: '0.75rem', whiteSpace: 'nowrap' },
      '& .number': { order: 6, marginInlineStart: 'auto', paddingInlineEnd: '0.75rem', fontSize: '0.75rem' },
    },
    // The number finds its place behind the longest date there, too.
    [SMALL_PHONE]: {
      ...(shape === 'wide' && { '--cover-width': rem(64), '--cover-height': rem(36), '--inset': rem(74) }),
      '& tr > :not(.leading, .actions, .details, .number)': { marginInlineEnd: '0.375rem' },
      '& .number': { paddingInlineEnd: '0.5rem' },
    },
  };
};
