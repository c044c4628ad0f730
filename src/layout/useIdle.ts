import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useIdleTimer } from 'react-idle-timer';
import { IDLE_EVENTS } from '../contract/limits';
import type { Activity } from '../providers/types';

type IdlePhase = 'active' | 'warned' | 'over';

const CHECK_EVERY = 1_000;
/** Words that are dictated press no key, and fingers move no mouse. */
const ALSO_ACTIVE = ['input', 'focusin', 'touchstart'] as const;
/** Of a hand that moves to the warning, to press something in it. */
const APPROACHES = new Set(['mousemove', 'mousedown', 'touchstart']);
const RESTS_AFTER = 1_000;

const phaseOf = (activity: Activity): IdlePhase => {
  const idle = activity.idleFor();
  if (idle >= activity.logoutAfter) return 'over';
  return idle >= activity.warningAfter ? 'warned' : 'active';
};

/** Browsers send a mousemove also when the page moves under a resting pointer, as when the warning appears. */
const isResting = (event: Event | undefined) =>
  event instanceof MouseEvent && event.type === 'mousemove' && event.movementX === 0 && event.movementY === 0;

/** Stays true while a hand moves or presses, until it rests. */
const useHand = () => {
  const [isAtWork, setIsAtWork] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsAtWork(false);
  }, []);
  const move = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, RESTS_AFTER);
    setIsAtWork(true);
  }, [rest]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isAtWork, isAtWorkNow: () => timer.current !== undefined, move, rest };
};

interface IdleEvents {
  onActive: () => void;
  /** Called once, while forms are still there to keep what was typed. */
  onOver: () => void;
}

interface Idle {
  phase: IdlePhase;
  /** The warning has ended and stays in place for the hand that ended it: its press must not meet what lies behind. */
  isEnding: boolean;
  /** Ends the warning, and at once. */
  end: () => void;
}

/**
 * Whether anybody does anything, in any tab (spec 9). Not by the idle timer's own clock and talk between tabs: timers stop while a computer
 * sleeps, and a tab that died would hold the logout back.
 */
export const useIdle = (activity: Activity, { onActive, onOver }: IdleEvents): Idle => {
  const [phase, setPhase] = useState(() => phaseOf(activity));
  const hand = useHand();
  const isTold = useRef(false);
  const check = useEvent(() => {
    const now = phaseOf(activity);
    if (now === 'over' && !isTold.current) {
      isTold.current = true;
      onOver();
    }
    setPhase(now);
  });

  useIdleTimer({
    events: [...IDLE_EVENTS, ...ALSO_ACTIVE],
    eventsThrottle: 0,
    timeout: activity.logoutAfter,
    onAction: (event) => {
      const isWarned = phaseOf(activity) === 'warned' || hand.isAtWorkNow();
      // The warning itself takes the focus.
      if (isResting(event) || (isWarned && event?.type === 'focusin')) return check();
      activity.touch();
      onActive();
      if (isWarned && event && APPROACHES.has(event.type)) hand.move();
      else hand.rest();
      check();
    },
    onIdle: check,
  });

  useEffect(() => {
    check();
    const timer = setInterval(check, CHECK_EVERY);
    const stopListening = activity.onChange(check);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
      window.removeEventListener('focus', check);
    };
  }, [activity, check]);

  const end = () => {
    activity.touch();
    hand.rest();
    check();
  };
  return { phase, isEnding: phase === 'active' && hand.isAtWork, end };
};
