import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

export const CrashPage = ({ resetErrorBoundary }: { resetErrorBoundary: (...args: unknown[]) => void }) => {
  const translate = useTranslate();
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'flex-start', p: { xs: 0, sm: 2 } }}>
      <Typography component="h1" variant="h4">
        {translate('catalogue.crash.title')}
      </Typography>
      <Typography color="text.secondary">{translate('catalogue.crash.text')}</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => resetErrorBoundary()}>
          {translate('catalogue.crash.again')}
        </Button>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {translate('catalogue.crash.reload')}
        </Button>
      </Stack>
    </Stack>
  );
};
