import { type ReactNode, useEffect } from 'react';
import { useServices } from '../../ui/services';
import { useEndSession } from '../useEndSession';
import { IdleWarning } from './IdleWarning';
import { useIdle } from './useIdle';

/** Shows the page while the person is there, warns at 14 minutes, and at 15 shows nothing more and ends the session (spec 4, 9). */
export const IdleGate = ({ children }: { children: ReactNode }) => {
  const { activity } = useServices();
  const endSession = useEndSession();
  const phase = useIdle(activity);
  const isOver = phase === 'over';

  useEffect(() => {
    if (isOver) endSession('idle');
  }, [isOver, endSession]);

  if (isOver) return null;
  return (
    <>
      {children}
      <IdleWarning open={phase === 'warned'} />
    </>
  );
};
