import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { ALERT_DURATION } from '../contract/limits';

/** More than these at once would hide the page; the oldest give way. */
const MOST = 3;

const stackStyle = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: 68, md: 76 },
  left: 12,
  right: 12,
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
};

const placeStyle = {
  position: 'static',
  transform: 'none',
  width: '100%',
  maxWidth: 560,
  justifyContent: 'center',
  pointerEvents: 'auto',
};

interface AlertMessageProps {
  type: NotificationPayload['type'];
  text: string;
  /** How often it was said while it stands: each time begins its duration anew. */
  times: number;
  onClose: () => void;
}

/** Goes after 3 seconds (spec 9), by its button or by Escape, and waits while the pointer or the focus is on it. */
const AlertMessage = ({ type, text, times, onClose }: AlertMessageProps) => {
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
      sx={placeStyle}
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

/** react-admin's notifications as the alerts of spec 4. The same message is shown once. */
export const Alerts = () => {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const shown = new Map<string, { notification: NotificationPayload; text: string; times: number }>();
  for (const notification of notifications) {
    const { message, type, notificationOptions } = notification;
    if (typeof message !== 'string') continue;
    const text = translate(message, { _: message, ...notificationOptions?.messageArgs });
    const key = `${type} ${text}`;
    shown.set(key, { notification, text, times: (shown.get(key)?.times ?? 0) + 1 });
  }
  const close = ({ message, type }: NotificationPayload) =>
    setNotifications((all) => all.filter((other) => other.message !== message || other.type !== type));
  return (
    <Stack sx={stackStyle}>
      {[...shown].slice(-MOST).map(([key, { notification, text, times }]) => (
        <AlertMessage key={key} type={notification.type} text={text} times={times} onClose={() => close(notification)} />
      ))}
    </Stack>
  );
};
