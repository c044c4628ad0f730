import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { DASHBOARD } from '../routes';
import { PageHeader } from '../ui/PageHeader';
import { pagePadding } from '../ui/widths';

export const NotFound = () => {
  const translate = useTranslate();
  return (
    <Box sx={pagePadding}>
      <PageHeader title={translate('catalogue.notFound.title')} />
      <Typography sx={{ mb: 3 }}>{translate('catalogue.notFound.text')}</Typography>
      <Button component={Link} to={DASHBOARD} variant="contained">
        {translate('catalogue.notFound.back')}
      </Button>
    </Box>
  );
};
