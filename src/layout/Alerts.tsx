import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import type { Theme } from '@mui/material/styles';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useEvent, useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { ALERT_DURATION } from '../contract/limits';
import { visuallyHidden } from '../ui/visuallyHidden';
import { useKeepMessage } from './messages';
import { CONTENT_ID } from './SkipLink';

/** In the lower corner of the sheet, above what stays in view there: the deck, and a phone's bar with the buttons of a form. */
const placeStyle = (theme: Theme) => ({
  zIndex: theme.zIndex.snackbar,
  '&&': {
    bottom: 'calc(var(--save-bar) + var(--deck) + 24px)',
    width: 400,
    maxWidth: 'calc(100vw - 32px)',
    [theme.breakpoints.down('sm')]: { right: 16, left: 16, width: 'auto', bottom: 'calc(var(--save-bar) + var(--deck) + 16px)' },
  },
});

/** Runs for as long as the alert is shown. Under the pointer and with the focus it is whole, as the time begins anew afterwards. */
const lineStyle = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 2,
  backgroundColor: 'currentColor',
  transformOrigin: 'left',
  animation: `alert-time ${ALERT_DURATION}ms linear forwards`,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
};

const alertStyle = (theme: Theme) => ({
  width: '100%',
  minWidth: 0,
  position: 'relative',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@keyframes alert-time': { to: { transform: 'scaleX(0)' } },
  '& .MuiAlert-icon::after': lineStyle,
  '&:hover .MuiAlert-icon::after, &:focus-within .MuiAlert-icon::after': { animation: 'none' },
  // The more words in a line, the less is covered.
  [theme.breakpoints.down('sm')]: { px: 1.5, '& .MuiAlert-icon': { mr: 1 }, '& .MuiAlert-action': { pl: 0.5, mr: -0.75 } },
});

const LOWER_RIGHT = { vertical: 'bottom', horizontal: 'right' } as const;

type Type = NotificationPayload['type'];
const isUrgent = (type: Type) => type === 'error' || type === 'warning';

/** What is said, and all that said it: the same words again begin their time anew. */
interface Said {
  type: Type;
  text: string;
  all: NotificationPayload[];
}

/** Failures that wait for their turn; more would tell of what is long past, and the oldest give way. */
const MOST = 3;

/**
 * One at a time: what was said last, but a failure has its time before all that was said after it. What stands before the one that is shown
 * has been overtaken.
 */
const toBeShown = (said: readonly Said[]): number => {
  const urgent = said.filter(({ type }) => isUrgent(type)).slice(-MOST);
  return urgent[0] ? said.indexOf(urgent[0]) : said.length - 1;
};

interface AlertMessageProps extends Said {
  onClose: () => void;
}

const AlertMessage = ({ type, text, all, onClose }: AlertMessageProps) => {
  const translate = useTranslate();
  return (
    <Snackbar
      key={all.length}
      open
      anchorOrigin={LOWER_RIGHT}
      autoHideDuration={ALERT_DURATION}
      resumeHideDuration={ALERT_DURATION}
      disableWindowBlurListener
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      transitionDuration={0}
      sx={placeStyle}
    >
      <Alert
        severity={type}
        variant="outlined"
        // Read aloud are the words alone, without the button.
        role="presentation"
        slotProps={{ message: { role: isUrgent(type) ? 'alert' : undefined } }}
        onClose={onClose}
        closeText={translate('catalogue.action.closeAlert')}
        sx={alertStyle}
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

/**
 * A place of its own at the end of the page, there before its words: screen readers tell only of a change. An open dialog hides all that was
 * there before it; what is said now is heard nevertheless.
 */
const usePlace = (shown: Said | undefined) => {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => {
    if (shown) place.removeAttribute('aria-hidden');
  });
  return place;
};

/** The message of now over the page, for 3 seconds (spec 4); the account menu keeps those of before. */
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

  const byWords = new Map<string, Said>();
  for (const notification of notifications) {
    const { type } = notification;
    const text = textOf(notification);
    const key = `${type} ${text}`;
    const before = byWords.get(key)?.all ?? [];
    byWords.delete(key);
    byWords.set(key, { type, text, all: [...before, notification] });
  }
  const said = [...byWords.values()];
  const index = toBeShown(said);
  const shown = said[index];
  const place = usePlace(shown);
  const onFocus = useFocusBack(notifications.length);
  const close = () => {
    const gone = said.slice(0, index + 1).flatMap(({ all }) => all);
    setNotifications((all) => all.filter((other) => !gone.includes(other)));
  };
  const last = said.findLast(({ type }) => !isUrgent(type));
  return createPortal(
    <>
      <Box aria-live="polite" sx={visuallyHidden}>
        {last && <span key={`${last.text} ${last.all.length}`}>{last.text}</span>}
      </Box>
      {/* A message of its own each: the next one is not the last with other words. */}
      {shown && (
        <Box onFocus={onFocus} key={`${shown.type} ${shown.text}`}>
          <AlertMessage {...shown} onClose={close} />
        </Box>
      )}
    </>,
    place,
  );
};
