import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ChosenFile } from '../../providers/types';
import { inBytes } from '../bytes';
import { PHONE } from '../widths';
import { useSecondsLeft } from './useSecondsLeft';

/** A key pressed twice on Save means Save: in milliseconds, for which a key does not press the button that took its focus. */
const SECOND_PRESS = 600;

/** What is over in a moment shows the ring on its button alone, and moves nothing. */
const late = {
  position: 'absolute',
  inset: '0 0 auto',
  [PHONE]: { inset: 'auto 0 0' },
  animation: `${keyframes`from { opacity: 0; }`} 1ms 400ms both`,
} as const;

const stripStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  px: 3,
  [PHONE]: { px: 2 },
  py: 1,
  bgcolor: 'tint',
  borderBottom: 1,
  borderColor: 'divider',
};
const nameStyle = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 620 };

interface SendingProps {
  /** 0 to 1. */
  progress: number;
  /** What is long on its way: the fields are held meanwhile, and the focus goes to what stops it. */
  files: readonly ChosenFile[];
  onCancel: () => void;
}

/** What is being sent, how far it is and what stops it; once all of it is out, what goes on. */
export const Sending = ({ progress, files, onCancel }: SendingProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  const sendsFile = files.length > 0;
  const total = files.reduce((sum, { rawFile }) => sum + rawFile.size, 0);
  const left = useSecondsLeft(progress);
  useLayoutEffect(() => {
    shownAt.current = Date.now();
    const { activeElement } = document;
    const isLost = activeElement === document.body || button.current?.form?.contains(activeElement);
    if (sendsFile && isLost) button.current?.focus({ preventScroll: true });
  }, [sendsFile]);
  const cancel = ({ detail }: MouseEvent) => {
    const isByKey = detail === 0;
    if (!isByKey || Date.now() - shownAt.current > SECOND_PRESS) onCancel();
  };
  const percent = Math.round(progress * 100);
  const isSent = percent === 100;
  const bytes = { sent: inBytes(total * progress).replace(/ .*/, ''), total: inBytes(total) };
  const far = [translate('catalogue.upload.ofBytes', bytes), left && translate('catalogue.upload.left', { seconds: left })];
  const said = isSent ? translate('catalogue.upload.checking', bytes) : far.filter(Boolean).join(' · ');
  return (
    <Box role="group" aria-label={translate('catalogue.upload.progress')} sx={[stripStyle, !sendsFile && late]}>
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            typography: 'caption',
            mb: 0.5,
          }}
        >
          <Box component="bdi" dir="auto" sx={nameStyle}>
            {sendsFile ? files.map(({ title }) => title).join(', ') : translate('catalogue.upload.progress')}
          </Box>
          {sendsFile && (
            <Box key={isSent ? 'sent' : 'under way'} className="tabular" sx={{ color: 'text.secondary' }}>
              {said}
            </Box>
          )}
        </Box>
        <LinearProgress
          variant={isSent || !sendsFile ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={translate('catalogue.upload.progress')}
          aria-valuetext={translate(isSent ? 'catalogue.upload.allSent' : 'catalogue.upload.sent', { percent })}
        />
      </Box>
      <Button ref={button} size="small" variant="outlined" onClick={cancel}>
        {translate('catalogue.upload.cancel')}
      </Button>
    </Box>
  );
};
