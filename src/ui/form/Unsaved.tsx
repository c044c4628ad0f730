import Box from '@mui/material/Box';
import { useFormIsDirty, useTranslate } from 'react-admin';
import { visuallyHidden } from '../visuallyHidden';
import { NARROW, PHONE } from '../widths';

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  typography: 'caption',
  fontWeight: 520,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    m: '3px',
    borderRadius: '50%',
    bgcolor: 'warm.dot',
    boxShadow: ({ palette }: { palette: { warm: { tint: string } } }) => `0 0 0 3px ${palette.warm.tint}`,
    '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
  },
};
/** A dot, of which only screen readers hear the words. */
const dotAlone = {
  [NARROW]: { '& > span': visuallyHidden },
  [PHONE]: { '& > span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
};

/** Shows that something in the form around is not saved. @param isShort where there is little room its dot says so alone */
export const Unsaved = ({ isShort = false }: { isShort?: boolean }) => {
  const translate = useTranslate();
  if (!useFormIsDirty()) return null;
  return (
    <Box data-unsaved sx={isShort ? { ...style, ...dotAlone } : style}>
      <span>{translate('catalogue.unsaved')}</span>
    </Box>
  );
};
