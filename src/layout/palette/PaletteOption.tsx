import type { Theme } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { Picture } from '../../ui/fields/Picture';
import { typedPart } from '../../ui/inputs/typedPart';
import { FORCED_COLOURS } from '../theme/states';
import type { PaletteEntry } from './entries';

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' } as const;

/** Of all options at once, on the list around them: they are many, and there within the moment in which the palette opens. */
export const optionsStyle = ({ palette, breakpoints }: Theme) => ({
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: 44,
    padding: '6px 10px',
    minWidth: 0,
    borderRadius: '8px',
    cursor: 'pointer',
    // Half of them are not in sight.
    contentVisibility: 'auto',
    containIntrinsicHeight: 44,
    '&.Mui-focused': {
      backgroundColor: palette.tint,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
      '& kbd': { opacity: 1, color: palette.onTint },
      [FORCED_COLOURS]: { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    '&[data-stale] .picture': { opacity: 0.42 },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '& b': { fontWeight: 720 },
  '& .picture': { flexShrink: 0 },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '8px',
    backgroundColor: palette.sunk,
    color: palette.text.secondary,
  },
  '& .name': { ...oneLine, flex: '1 1 auto' },
  '& .note': { ...oneLine, flex: '0 1 auto', maxWidth: '45%', color: palette.text.secondary, fontSize: '0.8125rem' },
  '& kbd': { opacity: 0, font: 'inherit', fontSize: '0.8125rem', [breakpoints.down('sm')]: { display: 'none' } },
});

/** So high that it is hardly wider than the others. */
const WIDE = 24;

const Sign = ({ entry }: { entry: PaletteEntry }) => {
  const { icon: Icon } = entry;
  if (entry.group === 'records' && entry.picture) {
    const { src, shape } = entry.picture;
    return <Picture src={src} shape={shape} size={shape === 'wide' ? WIDE : 32} icon={Icon} />;
  }
  return (
    <span className="sign">
      <Icon fontSize="small" />
    </span>
  );
};

interface PaletteOptionProps {
  entry: PaletteEntry;
  typed: string;
  /** Of the option, as the combobox has them. */
  props: HTMLAttributes<HTMLElement>;
}

export const PaletteOption = ({ entry, typed, props }: PaletteOptionProps) => {
  const [before, hit, after] = typedPart(entry.label, typed) ?? [entry.label];
  return (
    <div {...props} data-stale={(entry.group === 'records' && entry.isStale) || undefined}>
      <span className="picture" aria-hidden>
        <Sign entry={entry} />
      </span>
      <span className="name" dir="auto">
        {before}
        {hit && <b>{hit}</b>}
        {after}
      </span>{' '}
      <span className="note" dir="auto">
        {entry.note}
      </span>
      <kbd aria-hidden>↵</kbd>
    </div>
  );
};
