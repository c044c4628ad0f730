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
 * How long nobody has done anything, in any tab (spec 9: click, mouse move, mouse down, scroll, key press).
 * The clock on the wall decides, asked every second and whenever the page is shown again: timers stop while a computer sleeps. The idle
 * timer watches for activity; its own talk between tabs is not used, for a tab that died without a word would hold its logout back.
 * @param onOver called once, before the page is taken away: forms can still tell that the session ended
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
