import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { KINDS } from '../../contract/kinds';
import { Picture } from '../../ui/fields/Picture';
import { Marked } from '../../ui/Marked';
import { FORCED_COLOURS } from '../theme/states';
import type { PaletteEntry } from './entries';

const optionStyle = ({ palette, breakpoints }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1.25,
  py: 0.75,
  minWidth: 0,
  borderRadius: '8px',
  cursor: 'pointer',
  '& b': { fontWeight: 720 },
  '& kbd': { opacity: 0 },
  '&.Mui-focused': {
    backgroundColor: palette.tint,
    boxShadow: `inset 3px 0 ${palette.primary.main}`,
    '& kbd': { opacity: 1, color: palette.onTint },
    [FORCED_COLOURS]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '&[data-stale]': { '& .picture': { opacity: 0.42 } },
  '&[aria-disabled=true]': { cursor: 'default' },
  [breakpoints.down('sm')]: { '& kbd': { display: 'none' } },
});

const iconStyle = ({ palette }: Theme) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  borderRadius: '8px',
  backgroundColor: palette.sunk,
  color: palette.text.secondary,
});

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'left' };

const Sign = ({ entry }: { entry: PaletteEntry }) => {
  if (entry.group === 'records') return <Picture src={entry.record[KINDS[entry.name].picture ?? '']} size={32} />;
  const { icon: Icon } = entry;
  return (
    <Box sx={iconStyle}>
      <Icon fontSize="small" />
    </Box>
  );
};

interface PaletteOptionProps {
  entry: PaletteEntry;
  typed: string;
  /** Of the option, as the combobox has them. */
  props: HTMLAttributes<HTMLElement>;
}

export const PaletteOption = ({ entry, typed, props }: PaletteOptionProps) => (
  <Box {...props} data-stale={(entry.group === 'records' && entry.isStale) || undefined} sx={optionStyle}>
    <Box className="picture" aria-hidden sx={{ flexShrink: 0 }}>
      <Sign entry={entry} />
    </Box>
    <Box component="span" dir="auto" sx={{ ...oneLine, flex: '1 1 auto' }}>
      <Marked text={entry.label} typed={typed} />
    </Box>{' '}
    <Box
      component="span"
      dir="auto"
      sx={{ ...oneLine, flex: '0 1 auto', maxWidth: '45%', color: 'text.secondary', fontSize: '0.8125rem' }}
    >
      {entry.note}
    </Box>
    <Box component="kbd" aria-hidden sx={{ font: 'inherit', fontSize: '0.8125rem' }}>
      ↵
    </Box>
  </Box>
);
