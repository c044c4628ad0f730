import Stack from '@mui/material/Stack';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { AlertMessage } from './AlertMessage';

/** More than these at once would hide the page; the oldest give way. */
const MOST = 3;

const style = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: 68, md: 76 },
  left: 12,
  right: 12,
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
};

/** react-admin's notifications as the alerts of spec 4: success, fail or warn, each going by itself. One message is shown once. */
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
    <Stack sx={style}>
      {[...shown].slice(-MOST).map(([key, { notification, text, times }]) => (
        <AlertMessage key={key} type={notification.type} text={text} times={times} onClose={() => close(notification)} />
      ))}
    </Stack>
  );
};
