import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { Plan } from '../../../import/planned';
import { reportOf } from '../../../import/report';
import { ROUTES } from '../../../routes';
import { inBytes } from '../../../ui/bytes';
import { isResult, type JobState, progressOf } from './state';
import { Whole } from './Whole';
import { useWording } from './wording';

/** How far the import is; what came of it, once it has ended. */
export const RunWhole = ({ state, plan }: { state: JobState; plan: Plan }) => {
  const { say, many, left, number } = useWording();
  const { fates, others, step, stopped } = state;
  const progress = progressOf(plan.songs, fates);
  const { songs, ended, bytes, sent } = progress;
  const share = bytes === 0 ? 1 : sent / bytes;
  if (step === 'running') {
    const words = say('progress', { done: number(ended), smart_count: songs });
    const sizes = say('ofBytes', { done: inBytes(sent), all: inBytes(bytes) });
    return (
      <Whole
        step={step}
        title={words}
        about={[many('albums', plan.albums.length), sizes, left(state.left)]}
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
  return (
    <Whole
      step={step}
      title={say(stopped === undefined ? 'end.done' : 'end.stopped', { smart_count: count('created') })}
      about={[
        ...told.map(([outcome, many]) => many > 0 && say(`counts.${outcome}`, { count: number(many) })),
        rest > 0 && say('end.rest', { count: number(rest) }),
      ]}
      progress={stopped === undefined ? undefined : share}
      label={say('bar')}
    >
      <Links report={() => reportOf(results)} />
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

const Links = ({ report }: { report: () => string }) => {
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
    </div>
  );
};
