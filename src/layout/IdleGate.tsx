import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { Activity } from '../providers/types';
import { useServices } from '../ui/services';
import { visuallyHidden } from '../ui/visuallyHidden';
import { useEndSession } from './useEndSession';
import { useIdle } from './useIdle';

const SECOND = 1_000;
const TICK = 250;
const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

const secondsLeft = (activity: Activity) => Math.max(0, Math.ceil((activity.logoutAfter - activity.idleFor()) / SECOND));

/** Seconds before the end at which it is said how long there is. */
const SAID_AT = [10, 30];

/** The role `timer` is read out when asked for, not every second. */
const Countdown = ({ id, activity }: { id: string; activity: Activity }) => {
  const translate = useTranslate();
  const [seconds, setSeconds] = useState(() => secondsLeft(activity));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(activity)), TICK);
    return () => clearInterval(timer);
  }, [activity]);
  const said = SAID_AT.find((each) => seconds <= each);
  return (
    <>
      <Typography id={id} role="timer" variant="h3" component="p" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </Typography>
      <Box aria-live="assertive" sx={visuallyHidden}>
        {said && translate('catalogue.idle.left', { seconds: said })}
      </Box>
    </>
  );
};

/**
 * The key that answers the warning does nothing else, from its press to its release: the page behind has the focus again before the key is
 * done with.
 */
const useOnlyAnswer = (isAsking: boolean, answer: () => void) => {
  const held = useRef<string | null>(null);
  const onKey = useEvent((event: KeyboardEvent) => {
    const isPress = event.type === 'keydown' && !event.repeat;
    if (isPress) held.current = null;
    const isAnswer = isAsking && event.type === 'keydown';
    if (!isAnswer && held.current !== event.code) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.current = event.type === 'keyup' ? null : event.code;
    if (isAnswer) answer();
  });
  useEffect(() => {
    for (const type of KEY_EVENTS) window.addEventListener(type, onKey, true);
    return () => {
      for (const type of KEY_EVENTS) window.removeEventListener(type, onKey, true);
    };
  }, [onKey]);
};

const IdleWarning = ({ open }: { open: boolean }) => {
  const translate = useTranslate();
  const { activity } = useServices();
  const endSession = useEndSession();
  const titleId = useId();
  const textId = useId();
  const timerId = useId();
  useOnlyAnswer(open, activity.touch);
  return (
    <Dialog
      open={open}
      onClose={activity.touch}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={`${textId} ${timerId}`}
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{translate('catalogue.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('catalogue.idle.text')}</DialogContentText>
        <Countdown id={timerId} activity={activity} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => endSession()}>{translate('catalogue.menu.logout')}</Button>
        <Button variant="contained" autoFocus onClick={activity.touch}>
          {translate('catalogue.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Warns after 14 idle minutes, and after 15 shows nothing more and ends the session (spec 4, 9). */
export const IdleGate = ({ children }: { children: ReactNode }) => {
  const { activity } = useServices();
  const endSession = useEndSession();
  const phase = useIdle(activity, () => endSession('idle'));
  if (phase === 'over') return null;
  return (
    <>
      {children}
      <IdleWarning open={phase === 'warned'} />
    </>
  );
};
