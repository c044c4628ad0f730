import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds: a quick save is over by then, and a second press of the key that sent it does not stop it. */
const TAKES_FOCUS_AFTER = 500;

/** Takes over the focus that what was pressed has lost, once there is something to wait for. */
const useLostFocus = () => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const take = () => document.activeElement === document.body && button.current?.focus({ preventScroll: true });
    const timer = setTimeout(take, TAKES_FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return button;
};

export const WriteProgress = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const translate = useTranslate();
  const button = useLostFocus();
  const percent = Math.round(progress * 100);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={translate('catalogue.upload.progress')}
        aria-valuetext={`${percent} %`}
        sx={{ flex: 1 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${percent} %`}
      </Typography>
      <Button ref={button} size="small" onClick={onCancel}>
        {translate('catalogue.upload.cancel')}
      </Button>
    </Stack>
  );
};
