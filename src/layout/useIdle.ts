import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useIdleTimer } from 'react-idle-timer';
import { IDLE_EVENTS } from '../contract/limits';
import type { Activity } from '../providers/types';

export type IdlePhase = 'active' | 'warned' | 'over';

const CHECK_EVERY = 1_000;

const phaseOf = (activity: Activity): IdlePhase => {
  const idle = activity.idleFor();
  if (idle >= activity.logoutAfter) return 'over';
  return idle >= activity.warningAfter ? 'warned' : 'active';
};

/** Browsers send a mousemove also when the page moves under a resting pointer, as when the warning appears. */
const isResting = (event: Event | undefined) =>
  event instanceof MouseEvent && event.type === 'mousemove' && event.movementX === 0 && event.movementY === 0;

/**
 * Whether anybody does anything, in any tab (spec 9). The clock on the wall decides: timers stop while a computer sleeps. The idle timer's
 * own talk between tabs is not used, for a tab that died without a word would hold the logout back.
 * @param onOver called once, while forms are still there to keep what was typed
 */
export const useIdle = (activity: Activity, onOver: () => void): IdlePhase => {
  const [phase, setPhase] = useState(() => phaseOf(activity));
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
    events: [...IDLE_EVENTS],
    eventsThrottle: 0,
    timeout: activity.logoutAfter,
    onAction: (event) => {
      if (!isResting(event)) activity.touch();
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

  return phase;
};
