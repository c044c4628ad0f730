import { type ReactNode, useState } from 'react';
import { Behind, partBehind } from '../ui/behind';
import { useServices } from '../ui/services';
import type { IdleWatchProps } from './IdleWatch';

const IdleWatch = partBehind<IdleWatchProps>(async () => (await import('./IdleWatch')).IdleWatch);

/** Shows nothing more to who was idle for 15 minutes, and ends the session (spec 4, 9). */
export const IdleGate = ({ children }: { children: ReactNode }) => {
  const { activity } = useServices();
  const [isOver, setIsOver] = useState(() => activity.idleFor() >= activity.logoutAfter);
  return (
    <>
      {!isOver && children}
      <Behind>
        <IdleWatch onOver={() => setIsOver(true)} />
      </Behind>
    </>
  );
};
