import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inBytes } from '../../../ui/bytes';
import { PHONE } from '../../../ui/widths';
import type { Job } from './job';
import { bytesOf, type JobState } from './state';
import { Whole } from './Whole';
import { useWording } from './wording';

/** How far the files are read, and then compared with what is there. */
export const Reading = ({ job, state }: { job: Job; state: JobState }) => {
  const { say, number } = useWording();
  const { step, chosen, done, bytes } = state;
  const sounds = chosen?.sounds ?? [];
  const all = sounds.length;
  const values = { done: number(done), all: number(all) };
  const isReading = step === 'reading';
  const words = say(isReading ? 'read' : 'compared', values);
  const about = isReading ? say('ofBytes', { done: inBytes(bytes), all: inBytes(bytesOf(sounds)) }) : say('comparing');
  return (
    <>
      <Whole
        step="reading"
        title={chosen ? words : say('looking')}
        about={[chosen && about]}
        progress={all === 0 ? 0 : done / all}
        progressWords={words}
        label={say(isReading ? 'told.reading' : 'comparing')}
      >
        <Button variant="outlined" onClick={job.stop}>
          {say('stop')}
        </Button>
      </Whole>
      <Box role="status" sx={{ px: 3, '&:not(:empty)': { py: 1.5 }, [PHONE]: { px: 2 } }}>
        {state.isWaiting && (
          <Alert severity="warning" role="note">
            {say('silent')}
          </Alert>
        )}
      </Box>
    </>
  );
};
