import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../../../providers/types';
import { useServices } from '../../../ui/services';
import { createJob, type Job } from './job';
import type { JobState } from './state';

/** One of each console, of whoever opened it last: nobody sees what another person has chosen. */
const jobs = new WeakMap<Session, { person: string; job: Job }>();

/** The import of who is signed in, in this tab. Undefined until its program is there; throws in drawing where that can't be had. */
export const useJob = (): Job | undefined => {
  const { session, activity, loadImporting } = useServices();
  const person = session.user()?._id ?? '';
  const known = jobs.get(session);
  const [job, setJob] = useState(known?.person === person ? known.job : undefined);
  const [failure, setFailure] = useState<{ reason: unknown }>();
  useEffect(() => {
    if (job) return;
    let isLeft = false;
    loadImporting().then(
      (importing) => {
        if (isLeft) return;
        const made = createJob(importing, activity);
        jobs.get(session)?.job.leave();
        jobs.set(session, { person, job: made });
        setJob(made);
      },
      (reason: unknown) => isLeft || setFailure({ reason }),
    );
    return () => {
      isLeft = true;
    };
  }, [job, session, activity, loadImporting, person]);
  useEffect(() => {
    job?.comeBack();
    return () => job?.leave();
  }, [job]);
  if (failure) throw failure.reason;
  return job;
};

export const useJobState = (job: Job): JobState => useSyncExternalStore(job.subscribe, job.get);
