import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Activity } from '../../providers/types';

const SECOND = 1_000;
const TICK = 250;

const secondsLeft = (activity: Activity) => Math.max(0, Math.ceil((activity.logoutAfter - activity.idleFor()) / SECOND));

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Minutes and seconds until the logout. A timer for screen readers: they read it when asked, not every second. */
export const Countdown = ({ activity }: { activity: Activity }) => {
  const [seconds, setSeconds] = useState(() => secondsLeft(activity));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(activity)), TICK);
    return () => clearInterval(timer);
  }, [activity]);
  return (
    <Typography role="timer" variant="h3" component="p" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      {clock(seconds)}
    </Typography>
  );
};
