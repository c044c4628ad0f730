import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { Plan } from '../../../import/planned';
import { inBytes } from '../../../ui/bytes';
import type { Job } from './job';
import { bytesOf, isSent, type JobState } from './state';
import { Whole } from './Whole';
import { useWording } from './wording';

/** What was found in the folder, and how all of it is to be imported. */
export const PlanWhole = ({ job, state, plan }: { job: Job; state: JobState; plan: Plan }) => {
  const { say, many } = useWording();
  const { songs, albums, artists } = plan;
  const bytes = bytesOf(songs.filter(isSent).map(({ file }) => file));
  const wishes = ['publish', 'fill'] as const;
  return (
    <Whole
      step="plan"
      title={many('songs', songs.length)}
      about={[many('albums', albums.length), many('artists', artists.length), inBytes(bytes)]}
    >
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 3 }}>
        {wishes.map((wish) => (
          <FormControlLabel
            key={wish}
            control={<Checkbox checked={state[wish]} onChange={(_event, isWished) => job.set({ [wish]: isWished })} />}
            label={say(wish)}
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontWeight: 560 } }}
          />
        ))}
      </Stack>
    </Whole>
  );
};
