import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useResourceDefinitions, useTranslate } from 'react-admin';
import type { LazyPart } from '../ui/lazyPart';
import { PageTitle } from '../ui/PageTitle';
import { usePreload } from '../ui/usePreload';
import { pagePadding } from '../ui/widths';

export const Dashboard = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [first] = Object.values(useResourceDefinitions());
  const firstList: LazyPart | undefined = first?.options?.List;
  usePreload([firstList], firstList !== undefined);
  return (
    <Box sx={pagePadding}>
      <title>{`${translate('catalogue.dashboard.title')} · ${translate('catalogue.title')}`}</title>
      <PageTitle variant="h2" dir="auto" sx={{ mt: { md: 4 }, overflowWrap: 'anywhere' }}>
        {translate('catalogue.dashboard.welcome', { name: identity?.firstName ?? '' })}
      </PageTitle>
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('catalogue.dashboard.text')}
      </Typography>
    </Box>
  );
};
