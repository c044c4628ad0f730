import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

/** A key pressed twice on Save means Save: in milliseconds, for which a key does not press the button that took its focus. */
const SECOND_PRESS = 600;

interface WriteProgressProps {
  progress: number;
  /** Something long is on its way: fields and Save are held meanwhile, and the focus they lose goes to what stops it. */
  takesFocus: boolean;
  onCancel: () => void;
}

export const WriteProgress = ({ progress, takesFocus, onCancel }: WriteProgressProps) => {
  const translate = useTranslate();
  const percent = Math.round(progress * 100);
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  useLayoutEffect(() => {
    shownAt.current = Date.now();
    const { activeElement } = document;
    const isLost = activeElement === document.body || button.current?.form?.contains(activeElement);
    if (takesFocus && isLost) button.current?.focus();
  }, [takesFocus]);
  const cancel = ({ detail }: MouseEvent) => {
    const isByKey = detail === 0;
    if (!isByKey || Date.now() - shownAt.current > SECOND_PRESS) onCancel();
  };
  const isSent = percent === 100;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={translate('catalogue.upload.progress')}
        aria-valuetext={translate(isSent ? 'catalogue.upload.allSent' : 'catalogue.upload.sent', { percent })}
        sx={{ flex: 1 }}
      />
      <Typography key={percent} variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${percent} %`}
      </Typography>
      <Button ref={button} size="small" onClick={cancel}>
        {translate('catalogue.upload.cancel')}
      </Button>
    </Stack>
  );
};
