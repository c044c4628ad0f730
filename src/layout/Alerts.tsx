import Box from '@mui/material/Box';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useEvent, useNotificationContext, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { partBehind } from '../ui/behind';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { AlertMessageProps } from './AlertMessage';
import { useKeepMessage } from './messages';
import { CONTENT_ID } from './SkipLink';
import { isUrgent, type Said, toBeShown } from './said';

const AlertMessage = partBehind<AlertMessageProps>(async () => (await import('./AlertMessage')).AlertMessage);

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
 * there before it; what is said now is heard nevertheless. It comes behind the first drawing, as a page that is drawn ahead has none.
 */
const usePlace = (shown: Said | undefined) => {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement('div');
    document.body.append(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  useEffect(() => {
    if (shown) place?.removeAttribute('aria-hidden');
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
  if (!place) return null;
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
