import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { keyCap } from './keyCap';

const footStyle = ({ palette, breakpoints }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexShrink: 0,
  gap: '4px 18px',
  mt: 'auto',
  px: 2,
  py: 1.25,
  minHeight: 40,
  borderTop: `1px solid ${palette.divider}`,
  backgroundColor: palette.sunk,
  color: palette.text.secondary,
  fontSize: '0.75rem',
  // Without keys, and nothing to say in their place.
  [breakpoints.down('sm')]: { '&:not([data-says])': { display: 'none' } },
  '& .keys': { display: 'inline-flex', gap: '6px', alignItems: 'center', [breakpoints.down('sm')]: { display: 'none' } },
});

const KEYS = [
  ['move', '↑', '↓'],
  ['open', '↵'],
  ['close', 'Esc'],
] as const;

interface PaletteFootProps {
  state: 'short' | 'searching' | 'done';
  hasFailed: boolean;
  count: number;
  /** Said until something is searched for. */
  short: string;
}

/** What becomes of the search, in words that screen readers hear as they change, and the keys. */
export const PaletteFoot = ({ state, hasFailed, count, short }: PaletteFootProps) => {
  const translate = useTranslate();
  const searching = translate('catalogue.palette.searching');
  const none = translate('catalogue.palette.none');
  const shown = state === 'short' ? short : state === 'searching' ? searching : count === 0 ? none : '';
  return (
    <Box data-says={shown !== '' || hasFailed || undefined} sx={footStyle}>
      {KEYS.map(([hint, ...caps]) => (
        <span key={hint} className="keys">
          {caps.map((cap) => (
            <Box key={cap} component="kbd" sx={keyCap}>
              {cap}
            </Box>
          ))}
          {translate(`catalogue.palette.hint.${hint}`)}
        </span>
      ))}
      <Box role="status" sx={{ ml: { sm: 'auto' } }}>
        {shown}
        {state === 'done' && count > 0 && (
          <Box component="span" sx={visuallyHidden}>
            {translate('catalogue.palette.found', { smart_count: count })}
          </Box>
        )}
        {hasFailed && ` ${translate('catalogue.palette.failed')}`}
      </Box>
    </Box>
  );
};
