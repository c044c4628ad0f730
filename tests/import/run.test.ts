import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAttempts, Stopped } from '../../src/import/attempts';
import type { Catalogue, Creation } from '../../src/import/catalogue';
import { makePlan } from '../../src/import/plan';
import { runPlan } from '../../src/resources/songs/importing/run';
import { EMPTY, type JobState } from '../../src/resources/songs/importing/state';
import { catalogueOf, factsOf, journalOf, sha256Of } from '../world/importing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createJob = () => {
  let state: JobState = EMPTY;
  return {
    get: () => state,
    update: (change: Partial<JobState>) => {
      state = { ...state, ...change };
    },
  };
};

it('keeps what a later run has done when an upload of the run before, which was stopped, tells of its bytes once more', async () => {
  let tellBytes: Creation['onSent'];
  const create: Catalogue['create'] = async ({ onSent }) => {
    tellBytes ??= onSent;
    if (tellBytes === onSent) throw new Stopped('Stopped.');
    return { _id: 'one' };
  };
  const catalogue = { ...catalogueOf(), create };
  const attempt = createAttempts({ signIn: async () => {}, wait: async () => {} });
  const plan = await makePlan({ facts: [factsOf('1.mp3', { title: 'One' })], pictures: [], catalogue, attempt });
  const job = createJob();
  const run = () => {
    const ports = {
      catalogue,
      attempt,
      journal: journalOf(),
      digest: async (text: string) => sha256Of(text),
      run: 'run',
      publish: false,
    };
    return runPlan({ part: plan, whole: plan, ports, ...job });
  };
  await run();
  expect(job.get().fates.get('1.mp3')).toMatchObject({ outcome: 'not tried' });
  await run();
  expect(job.get().fates.get('1.mp3')).toMatchObject({ outcome: 'created' });
  tellBytes?.(7);
  vi.advanceTimersByTime(60_000);
  expect(job.get().fates.get('1.mp3')).toMatchObject({ outcome: 'created' });
});
