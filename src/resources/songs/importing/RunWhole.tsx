import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { neededOf } from '../../../import/needed';
import type { Plan } from '../../../import/planned';
import { reportOf } from '../../../import/report';
import { ROUTES } from '../../../routes';
import { inBytes } from '../../../ui/bytes';
import type { Job } from './job';
import { canTryAgain, isResult, type JobState, progressOf } from './state';
import { Whole } from './Whole';
import { useWording } from './wording';

/** How far the import is; what came of it, once it has ended. */
export const RunWhole = ({ job, state, plan }: { job: Job; state: JobState; plan: Plan }) => {
  const { say, many, left, number } = useWording();
  const { fates, others, step, stopped } = state;
  const progress = progressOf(plan.songs, fates);
  const { songs, ended, bytes, sent } = progress;
  const share = bytes === 0 ? 1 : sent / bytes;
  if (step === 'running') {
    const words = say('progress', { done: number(ended), smart_count: songs });
    const needed = neededOf(plan, state.fill);
    const before = needed.artists.length + needed.albums.length;
    const first = sent === 0 && others.length < before && say('first', { done: number(others.length), all: number(before) });
    const sizes = say('ofBytes', { done: inBytes(sent), all: inBytes(bytes) });
    return (
      <Whole
        step={step}
        title={words}
        about={[many('albums', plan.albums.length), sizes, first, left(state.left)]}
        progress={share}
        progressWords={words}
        label={say('bar')}
      />
    );
  }
  const results = [...others, ...[...fates.values()].filter(isResult)];
  const count = (outcome: string) => results.filter((result) => result.kind === 'songs' && result.outcome === outcome).length;
  const told = (['replaced', 'filled', 'skipped', 'refused'] as const).map((outcome) => [outcome, count(outcome)] as const);
  const rest = count('not tried');
  const [created, changed] = [count('created'), count('replaced') + count('filled')];
  const ending = () => {
    if (stopped !== undefined) return say('end.stopped', { smart_count: created });
    if (created > 0) return say('end.done', { smart_count: created });
    return changed > 0 ? say('end.changed', { smart_count: changed }) : say('end.none');
  };
  return (
    <Whole
      step={step}
      title={ending()}
      about={[
        ...told.map(([outcome, many]) => many > 0 && say(`counts.${outcome}`, { count: number(many) })),
        rest > 0 && say('end.rest', { count: number(rest) }),
      ]}
      progress={stopped === undefined ? undefined : share}
      label={say('bar')}
    >
      <Links job={job} canRetry={plan.songs.some((song) => canTryAgain(song, fates))} report={() => reportOf(results)} />
    </Whole>
  );
};

const save = (text: string, name: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

const Links = ({ job, canRetry, report }: { job: Job; canRetry: boolean; report: () => string }) => {
  const { say } = useWording();
  const navigate = useNavigate();
  const name = `${say('reportName')}-${new Date().toISOString().slice(0, 10)}.csv`;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="outlined" onClick={() => navigate(ROUTES.songs.list)}>
        {say('showSongs')}
      </Button>
      <Button variant="outlined" onClick={() => save(report(), name)}>
        {say('report')}
      </Button>
      {canRetry && (
        <Button variant="outlined" onClick={job.restart}>
          {say('another')}
        </Button>
      )}
    </div>
  );
};
