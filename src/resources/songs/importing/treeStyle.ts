import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { NARROW, PHONE } from '../../../ui/widths';
import { boxStyle } from './boxStyle';

const FORCED = '@media (forced-colors: active)';
const oneLine = { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * One style for all rows, on what holds them: thousands of them are drawn while a person scrolls, and each is plain elements. Heights are
 * those of `heightOf`.
 */
export const treeStyle = (theme: Theme) => {
  const { palette } = theme;
  return {
    position: 'relative',
    '& .heads': visuallyHidden,
    '& [role="row"]:not(.heads)': {
      position: 'absolute',
      insetInline: 0,
      boxSizing: 'border-box',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .album, & .song': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '12px',
      paddingInline: '24px 16px',
      '&:hover': { backgroundColor: palette.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '&[aria-selected="true"]': { backgroundColor: palette.tint, boxShadow: `inset 3px 0 ${palette.primary.main}` },
      [FORCED]: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -3 } },
    },
    '& .album': { gridTemplateColumns: '48px minmax(0, 1fr) auto 40px' },
    '& .song': {
      gridTemplateColumns: '40px minmax(0, 1.2fr) minmax(0, 0.8fr) 48px minmax(0, 1.2fr)',
      paddingInlineStart: '72px',
      fontSize: '0.8125rem',
    },
    '&[data-plans] .album': { gridTemplateColumns: '28px 48px minmax(0, 1fr) auto 40px 40px' },
    '&[data-plans] .song': {
      gridTemplateColumns: '28px 48px minmax(0, 1.2fr) minmax(0, 0.8fr) 48px minmax(0, 1.4fr) 104px 40px',
      paddingInlineStart: '24px',
    },
    '& .cover': {
      display: 'grid',
      placeItems: 'center',
      width: 48,
      height: 48,
      borderRadius: '8px',
      overflow: 'hidden',
      backgroundColor: palette.sunk,
      border: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
    '& .name': { ...oneLine, fontSize: '0.9375rem', fontWeight: 620, lineHeight: '22px' },
    '& .about': { ...oneLine, fontSize: '0.8125rem', lineHeight: '18px', color: palette.text.secondary },
    '& .ends': { display: 'flex', alignItems: 'center', gap: '10px', fontSize: '0.8125rem', color: palette.text.secondary },
    '& .tag': {
      paddingInline: '8px',
      borderRadius: '6px',
      fontSize: '0.75rem',
      fontWeight: 580,
      lineHeight: '22px',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      backgroundColor: palette.sunk,
      '&.warm': { color: palette.warm.ink, backgroundColor: palette.warm.tint },
      '&.bad': { color: palette.error.main, backgroundColor: palette.redTint },
      [FORCED]: { border: '1px solid' },
    },
    '& .number': { color: palette.text.disabled, textAlign: 'end', paddingInlineEnd: '8px' },
    '& .title, & .file, & .line': oneLine,
    '& .by, & .file, & .length': { color: palette.text.secondary },
    '& .length': { textAlign: 'end', paddingInlineEnd: '4px' },
    '& .said': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minWidth: 0,
      color: palette.text.secondary,
      '& > svg': { fontSize: 18, flexShrink: 0 },
      '&.good > svg': { color: palette.success.main },
      '&.warm > svg': { color: palette.warm.dot },
      '&.bad': { color: palette.error.main, fontWeight: 560 },
      '& .tabular': { whiteSpace: 'nowrap' },
    },
    '& .said .bar': {
      flex: 1,
      minWidth: 40,
      height: 6,
      borderRadius: '3px',
      overflow: 'hidden',
      backgroundColor: palette.divider,
      '& > span': { display: 'block', height: '100%', borderRadius: '3px', backgroundColor: palette.primary.main },
      [FORCED]: { border: '1px solid CanvasText', '& > span': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
    '& input[type="checkbox"]': boxStyle(theme),
    '& .choice': { position: 'relative', minWidth: 0 },
    '& .choice:has(select)::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 12,
      top: 'calc(50% - 5px)',
      width: 6,
      height: 6,
      border: `solid ${palette.text.secondary}`,
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    },
    '& select': {
      appearance: 'none',
      width: '100%',
      minHeight: 32,
      paddingInline: '10px 22px',
      borderRadius: '8px',
      border: `1px solid ${palette.field}`,
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    },
    '& button.act': {
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      padding: 0,
      border: 0,
      borderRadius: '10px',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover, color: palette.text.primary },
      '& svg': { fontSize: 20 },
    },
    '& button.link': {
      ...oneLine,
      maxWidth: '100%',
      padding: 0,
      border: 0,
      font: 'inherit',
      color: palette.primary.main,
      background: 'none',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { textDecoration: 'underline' },
    },
    '& .names': { padding: '12px 24px 16px', backgroundColor: palette.sunk },
    [NARROW]: {
      '& .file, & .length': { display: 'none' },
      '& .song': { gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 46%)' },
      '&[data-plans] .song': { gridTemplateColumns: '28px 48px minmax(0, 1fr) minmax(0, 34%) 104px 40px' },
    },
    [PHONE]: {
      '& .album, & .song': { paddingInline: '16px 8px', columnGap: '10px' },
      '& .song': { gridTemplateColumns: '28px minmax(0, 1fr)', paddingInlineStart: '16px' },
      '& .song > .number': { gridRow: '1 / span 2', padding: 0, textAlign: 'start' },
      '& .song > .state': { gridColumn: 2 },
      '&[data-plans] .album': { gridTemplateColumns: '28px 48px minmax(0, 1fr) 44px 44px', columnGap: '8px' },
      '&[data-plans] .album .ends': { display: 'none' },
      '&[data-plans] .song': {
        gridTemplateColumns: '28px minmax(0, 1fr) 92px 44px',
        paddingInlineStart: '16px',
        columnGap: '8px',
      },
      '&[data-plans] .song > .number': { display: 'none' },
      '&[data-plans] .song > .check': { gridRow: '1 / span 2' },
      '&[data-plans] .song > .title': { gridColumn: '2 / span 2' },
      '&[data-plans] .song > .state': { gridColumn: 2, gridRow: 2 },
      '&[data-plans] .song:not(:has(select)) > .state': { gridColumn: '2 / -1' },
      '&[data-plans] .song > .choice': { gridColumn: '3 / span 2', gridRow: 2, marginInlineEnd: '8px' },
      '&[data-plans] .song > .more': { gridColumn: 4, gridRow: 1 },
      '& input[type="checkbox"]': { width: 22, height: 22, margin: '3px' },
      '& select': { minHeight: 36, fontSize: '1rem' },
      '& button.act': { width: 44, height: 44 },
      '& .names': { padding: '12px 16px 16px' },
      '& .said .line': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
        lineHeight: '17px',
      },
    },
  };
};

/** Pixels, with letters of 16. */
const HEIGHTS = { wide: { album: 72, plan: 44, fate: 44 }, phone: { album: 72, plan: 88, fate: 68 } } as const;

/** How high a row is, in rem. */
export const heightOf = (kind: 'album' | 'song', { isPhone, plans }: { isPhone: boolean; plans: boolean }): number => {
  const heights = HEIGHTS[isPhone ? 'phone' : 'wide'];
  return (kind === 'album' ? heights.album : heights[plans ? 'plan' : 'fate']) / 16;
};
