import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import type { NotificationPayload } from 'react-admin';
import { useTranslate } from 'react-admin';
import { ALERT_DURATION } from '../contract/limits';

interface AlertMessageProps {
  type: NotificationPayload['type'];
  text: string;
  /** How often it was said while it stands: every time, it stays for the whole duration again. */
  times: number;
  onClose: () => void;
}

/** One alert: goes after 3 seconds (spec 9), by its button or by Escape, and waits while the pointer or the focus is on it. */
export const AlertMessage = ({ type, text, times, onClose }: AlertMessageProps) => {
  const translate = useTranslate();
  const isUrgent = type === 'error' || type === 'warning';
  return (
    <Snackbar
      key={times}
      open
      autoHideDuration={ALERT_DURATION}
      disableWindowBlurListener
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      transitionDuration={0}
      sx={{
        position: 'static',
        transform: 'none',
        width: '100%',
        maxWidth: 560,
        justifyContent: 'center',
        pointerEvents: 'auto',
      }}
    >
      <Alert
        severity={type}
        variant="filled"
        role={isUrgent ? 'alert' : 'status'}
        onClose={onClose}
        closeText={translate('catalogue.action.closeAlert')}
        sx={{ boxShadow: 8, minWidth: { xs: '100%', sm: 320 }, overflowWrap: 'anywhere' }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
};
