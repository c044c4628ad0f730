import { expect, it, vi } from 'vitest';
import { createJob } from '../../src/resources/songs/importing/job';
import { catalogueOf, factsOf, journalOf } from '../world/importing';

it('draws the page some times a second while thousands of files are compared, and at the last', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const facts = Array.from({ length: 3_000 }, (_, index) => factsOf(`${index}`, { artist: 'New' }));
  const job = createJob(
    {
      filesOf: async () => ({ sounds: facts.map(({ file }) => file), pictures: [], leftOut: [] }),
      readFiles: async () => facts,
      catalogue: catalogueOf({}, {}),
      openJournal: () => ({ ...journalOf(), isKept: true, forget: async () => {} }),
      digest: async (text) => text,
      holdSession: () => () => {},
      signIn: async () => {},
    },
    { during: (work) => work },
  );
  const told: number[] = [];
  job.subscribe(() => {
    const { step, done } = job.get();
    if (step === 'comparing') told.push(done);
  });
  job.take([]);
  await vi.waitFor(() => expect(job.get().step).toBe('plan'));
  expect(told).toEqual([0, 1, 3_000]);
  vi.restoreAllMocks();
});
