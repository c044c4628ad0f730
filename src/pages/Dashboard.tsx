import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useResourceDefinitions, useTranslate } from 'react-admin';
import type { LazyPart } from '../ui/lazyPart';
import { PageTitle } from '../ui/PageTitle';
import { usePreload } from '../ui/usePreload';
import { Vinyl } from '../ui/Vinyl';
import { PHONE } from '../ui/widths';

/** Nothing in it is positioned against it but the record, which is cut at its edges. */
const posterStyle = {
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 520,
  px: 'clamp(20px, 8cqi, 120px)',
  pt: 3,
  pb: '8%',
  [PHONE]: { alignContent: 'start', pt: 9, minHeight: 560 },
};

const vinylStyle = {
  position: 'absolute',
  zIndex: -1,
  width: 'clamp(420px, 66cqi, 860px)',
  aspectRatio: '1',
  left: '100%',
  top: '60%',
  transform: 'translate(-50%, -50%)',
  [PHONE]: { width: '116cqi', left: '62%', top: '92%' },
};

/** The welcome text and nothing else (spec 2), set as a poster. Loads the first list meanwhile. */
export const Dashboard = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [first] = Object.values(useResourceDefinitions());
  const firstList: LazyPart | undefined = first?.options?.List;
  usePreload([firstList], firstList !== undefined);
  return (
    <Box sx={posterStyle}>
      <title>{`${translate('catalogue.dashboard.title')} · ${translate('catalogue.title')}`}</title>
      <Vinyl sx={vinylStyle} />
      <PageTitle variant="h1" dir="auto" sx={{ maxWidth: '11ch', textAlign: 'start', overflowWrap: 'anywhere' }}>
        {translate('catalogue.dashboard.welcome', { name: identity?.firstName ?? '' })}
      </PageTitle>
      <Typography
        sx={{ mt: 3, maxWidth: '34ch', color: 'text.secondary', fontSize: 'clamp(1rem, 1.7cqi, 1.25rem)', lineHeight: 1.5 }}
      >
        {translate('catalogue.dashboard.text')}
      </Typography>
    </Box>
  );
};
