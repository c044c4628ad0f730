import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { Activity } from '../providers/types';
import { useServices } from '../ui/services';
import { visuallyHidden } from '../ui/visuallyHidden';
import { CountdownRing } from './CountdownRing';
import { useEndSession } from './useEndSession';
import { useIdle } from './useIdle';

const SECOND = 1_000;
const TICK = 250;
/** When the rest of the time is read out. */
const TOLD_AT = [10, 30];
const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

const secondsLeft = (activity: Activity) => Math.max(0, Math.ceil((activity.logoutAfter - activity.idleFor()) / SECOND));

const timeStyle = {
  fontSize: '2.5rem',
  lineHeight: 1,
  fontWeight: 700,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
};

/** The role `timer` is read out when asked for, not every second; towards the end it is told twice. */
const Countdown = ({ id, activity }: { id: string; activity: Activity }) => {
  const translate = useTranslate();
  const [seconds, setSeconds] = useState(() => secondsLeft(activity));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(activity)), TICK);
    return () => clearInterval(timer);
  }, [activity]);
  const told = TOLD_AT.find((moment) => seconds <= moment);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mt: 2 }}>
        <CountdownRing left={(seconds * SECOND) / (activity.logoutAfter - activity.warningAfter)} />
        <Typography id={id} role="timer" component="p" sx={timeStyle}>
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </Typography>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {told && translate('catalogue.idle.left', { seconds: told })}
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

interface IdleWarningProps {
  isWarned: boolean;
  /** Already answered by the hand that is on its way to a button. */
  isEnding: boolean;
  onAnswer: () => void;
}

const IdleWarning = ({ isWarned, isEnding, onAnswer }: IdleWarningProps) => {
  const translate = useTranslate();
  const { activity } = useServices();
  const endSession = useEndSession();
  const titleId = useId();
  const textId = useId();
  const timerId = useId();
  const open = isWarned || isEnding;
  useOnlyAnswer(open, onAnswer);
  return (
    <Dialog
      open={open}
      onClose={onAnswer}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={`${textId} ${timerId}`}
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{translate('catalogue.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('catalogue.idle.text')}</DialogContentText>
        <Box sx={{ visibility: isEnding ? 'hidden' : undefined }}>
          <Countdown id={timerId} activity={activity} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => endSession()}>
          {translate('catalogue.menu.logout')}
        </Button>
        <Button variant="contained" autoFocus onClick={onAnswer}>
          {translate('catalogue.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export interface IdleWatchProps {
  /** The session is over. */
  onOver: () => void;
}

/** Warns after 14 idle minutes, and ends the session after 15 (spec 4, 9). */
export const IdleWatch = ({ onOver }: IdleWatchProps) => {
  const { activity, keepSession } = useServices();
  const endSession = useEndSession();
  const { phase, isEnding, end } = useIdle(activity, {
    // Not of who is over the time, and signed out at this moment.
    onActive: () => activity.idleFor() < activity.logoutAfter && keepSession(),
    onOver: () => {
      endSession('idle');
      onOver();
    },
  });
  return <IdleWarning isWarned={phase === 'warned'} isEnding={isEnding} onAnswer={end} />;
};
