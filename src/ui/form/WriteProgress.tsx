import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

export const WriteProgress = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const translate = useTranslate();
  const percent = Math.round(progress * 100);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={translate('catalogue.upload.progress')}
        sx={{ flex: 1 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${percent} %`}
      </Typography>
      <Button size="small" onClick={onCancel}>
        {translate('catalogue.upload.cancel')}
      </Button>
    </Stack>
  );
};
