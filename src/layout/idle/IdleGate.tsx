import type { ReactNode } from 'react';
import { useServices } from '../../ui/services';
import { useEndSession } from '../useEndSession';
import { IdleWarning } from './IdleWarning';
import { useIdle } from './useIdle';

/** Shows the page while the person is there, warns at 14 minutes, and at 15 shows nothing more and ends the session (spec 4, 9). */
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
