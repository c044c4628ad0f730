import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';
import { PHONE } from './widths';

/** A container of its own, as a poster also stands where there is no sheet. */
const frameStyle = { flex: 1, display: 'flex', flexDirection: 'column', container: 'main / inline-size' };

const posterStyle = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max(33cqi, 200px)',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 520,
  [PHONE]: { gridTemplate: 'auto minmax(250px, 1fr) / minmax(0, 1fr)', minHeight: 560 },
};

const wordsStyle = {
  alignSelf: 'center',
  justifyItems: 'start',
  display: 'grid',
  pl: 'clamp(20px, 8cqi, 120px)',
  pr: 2,
  pt: 3,
  pb: '8cqi',
  [PHONE]: { pt: 9, pb: 3, pl: 2.5 },
};

/** Its picture is cut at the edges of the sheet, and stands behind the words nowhere. */
const artStyle = {
  position: 'relative',
  zIndex: -1,
  '& > *': {
    position: 'absolute',
    width: 'clamp(420px, 66cqi, 860px)',
    aspectRatio: '1',
    left: '100%',
    top: '60%',
    translate: '-50% -50%',
    [PHONE]: { width: '116cqi', left: '62%', top: 8, translate: '-50% 0' },
  },
};

/** Louder, or for a whole sentence. */
const titleStyle = {
  welcome: { maxWidth: '11ch' },
  sentence: { maxWidth: '18ch', fontSize: 'clamp(1.875rem, 4cqi, 3rem)', lineHeight: 1.1, letterSpacing: '-0.03em' },
};

interface PosterProps {
  title: string;
  /** Of the browser's tab; the title's own words unless told. */
  tab?: string;
  text?: string;
  /** A decoration: it fills a square, of which half shows. */
  art: ReactNode;
  as?: keyof typeof titleStyle;
  /** It came in place of a page that had the focus. */
  takesFocus?: boolean;
  /** There is no sheet around it. */
  isAlone?: boolean;
  /** What one can do, the best first. */
  children?: ReactNode;
}

/** A page of a few words and the record. */
export const Poster = (props: PosterProps) => {
  const { title, tab = title, text, art, as = 'sentence', takesFocus, isAlone = false, children } = props;
  const translate = useTranslate();
  return (
    <Box component={isAlone ? 'main' : 'div'} sx={[frameStyle, isAlone && { minHeight: '100vh', bgcolor: 'background.paper' }]}>
      <title>{`${tab} · ${translate('catalogue.title')}`}</title>
      <Box sx={posterStyle}>
        <Box sx={wordsStyle}>
          <PageTitle
            variant="h1"
            dir="auto"
            takesFocus={takesFocus}
            sx={{ ...titleStyle[as], textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {title}
          </PageTitle>
          {text && (
            <Typography
              sx={{ mt: 3, maxWidth: '34ch', color: 'text.secondary', fontSize: 'clamp(1rem, 1.7cqi, 1.25rem)', lineHeight: 1.5 }}
            >
              {text}
            </Typography>
          )}
          {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 4 }}>{children}</Box>}
        </Box>
        <Box aria-hidden data-art sx={artStyle}>
          {art}
        </Box>
      </Box>
    </Box>
  );
};
