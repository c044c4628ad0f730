import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { type FocusEvent, useEffect, useRef } from 'react';
import { type NotificationPayload, useEvent, useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { ALERT_DURATION } from '../contract/limits';
import { visuallyHidden } from '../ui/visuallyHidden';
import { useKeepMessage } from './messages';
import { CONTENT_ID } from './SkipLink';

/** More at once would hide the page; the oldest give way. */
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

type Type = NotificationPayload['type'];
const isUrgent = (type: Type) => type === 'error' || type === 'warning';

interface AlertMessageProps {
  type: Type;
  text: string;
  /** How often it was said while it stands; each time begins its duration anew. */
  times: number;
  onClose: () => void;
}

const AlertMessage = ({ type, text, times, onClose }: AlertMessageProps) => {
  const translate = useTranslate();
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
        // Read aloud are the words alone, without the button.
        role="presentation"
        slotProps={{ message: { role: isUrgent(type) ? 'alert' : undefined } }}
        onClose={onClose}
        closeText={translate('catalogue.action.closeAlert')}
        sx={{ boxShadow: 8, minWidth: { xs: '100%', sm: 320 }, overflowWrap: 'anywhere' }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
};

/** Where the focus was before it went to the alerts, for when the one that has it goes. */
const useFocusBack = (shown: number) => {
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (shown < 0 || before.current === null || document.activeElement !== document.body) return;
    const element = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
    before.current = null;
    (element ?? document.getElementById(CONTENT_ID))?.focus({ preventScroll: true });
  }, [shown]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget ?? document;
  };
};

/** The messages of now over the page, each for 3 seconds (spec 4); the account menu keeps those of before. */
export const Alerts = () => {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const textOf = ({ message, notificationOptions }: NotificationPayload) =>
    typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : '';
  const keep = useKeepMessage();
  const keepAll = useEvent((all: readonly NotificationPayload[]) => {
    for (const each of all) keep(each, textOf(each));
  });
  useEffect(() => keepAll(notifications), [notifications, keepAll]);

  const shown = new Map<string, { type: Type; text: string; all: NotificationPayload[] }>();
  for (const notification of notifications) {
    const { type } = notification;
    const text = textOf(notification);
    const key = `${type} ${text}`;
    shown.set(key, { type, text, all: [...(shown.get(key)?.all ?? []), notification] });
  }
  const onFocus = useFocusBack(notifications.length);
  const close = (closed: readonly NotificationPayload[]) =>
    setNotifications((all) => all.filter((other) => !closed.includes(other)));
  const last = [...shown.values()].findLast(({ type }) => !isUrgent(type));
  return (
    <>
      {/* There before its words: screen readers tell only of a change. */}
      <Box aria-live="polite" sx={visuallyHidden}>
        {last && <span key={`${last.text} ${last.all.length}`}>{last.text}</span>}
      </Box>
      {/* Of its own in the page: an open dialog hides what was there before it. */}
      {shown.size > 0 &&
        createPortal(
          <Stack sx={stackStyle} onFocus={onFocus}>
            {[...shown].slice(-MOST).map(([key, { type, text, all }]) => (
              <AlertMessage key={key} type={type} text={text} times={all.length} onClose={() => close(all)} />
            ))}
          </Stack>,
          document.body,
        )}
    </>
  );
};
