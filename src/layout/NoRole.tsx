import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEndSession } from './useEndSession';

/** For a stored role that is neither admin nor manager. */
export const NoRole = () => {
  const translate = useTranslate();
  const endSession = useEndSession();
  return (
    <Stack
      component="main"
      spacing={2}
      sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 3, textAlign: 'center' }}
    >
      <title>{`${translate('catalogue.noRole.title')} · ${translate('catalogue.title')}`}</title>
      <Typography component="h1" variant="h4">
        {translate('catalogue.noRole.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {translate('catalogue.noRole.text')}
      </Typography>
      <Button variant="contained" onClick={() => endSession()}>
        {translate('catalogue.menu.logout')}
      </Button>
    </Stack>
  );
};
