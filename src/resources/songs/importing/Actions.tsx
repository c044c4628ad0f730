import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fillsOf, mayFill } from '../../../import/needed';
import type { Plan, PlannedSong } from '../../../import/planned';
import { inBytes } from '../../../ui/bytes';
import { useMeant } from '../../../ui/useMeant';
import { Words } from '../../../ui/Words';
import { PHONE } from '../../../ui/widths';
import type { Job } from './job';
import type { JobState } from './state';
import { canTryAgain, isSent, progressOf } from './state';
import { useWording } from './wording';

/** At the foot of a phone, where the head is out of sight. */
const restStyle = { display: 'none', typography: 'caption', color: 'text.secondary', [PHONE]: { display: 'block' } };

export interface WorkProps {
  job: Job;
  state: JobState;
  plan: Plan;
}

/** What can be done at each step: the filled one goes on. */
export const Actions = ({ job, state, plan }: WorkProps) => {
  const { say, many, number } = useWording();
  const { step, isPaused, stopped, fates } = state;
  const canRetry = step === 'done' && plan.songs.some((song) => canTryAgain(song, fates));
  const isFilled = (song: PlannedSong) => state.fill && mayFill(song) && fillsOf(song).length > 0;
  const hasWork = plan.songs.some((song) => isSent(song) || isFilled(song));
  const main = useMeant(`${step} ${isPaused}`, () => {
    if (step === 'plan') return hasWork && !state.isEditing && job.start();
    if (step === 'running') return isPaused ? job.goOn() : job.pause();
    return canRetry ? job.retry() : job.restart();
  });
  const stop = useMeant(step, job.stop);
  const word = () => {
    if (step === 'plan') return 'start';
    if (step === 'running') return isPaused ? 'goOn' : 'pause';
    if (!canRetry) return 'another';
    return stopped === undefined ? 'retry' : 'goOn';
  };
  const { songs, ended, bytes } = progressOf(plan.songs, fates);
  const rest =
    step === 'plan'
      ? say('rest', { songs: many('songs', songs), bytes: inBytes(bytes) })
      : say('progress', { done: number(ended), smart_count: songs });
  return (
    <>
      {step !== 'done' && (
        <Box data-unsaved sx={restStyle}>
          <Words>{rest}</Words>
        </Box>
      )}
      {step !== 'done' && (
        <Button variant="outlined" {...stop}>
          {say('cancel')}
        </Button>
      )}
      <Button variant="contained" aria-disabled={step === 'plan' && (!hasWork || state.isEditing)} {...main}>
        <Words>{say(word())}</Words>
      </Button>
    </>
  );
};
