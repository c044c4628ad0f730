import { describe, expect, it } from 'vitest';
import { type FindRecordedKeys, sweepStaging, sweepStored } from '../../../src/server/files/sweep';
import type { StagedFile } from '../../../src/server/files/types';
import { withUpload } from '../../../src/server/files/uploads';
import { wav } from '../../world/files/wav';
import { createTestStore, formWith, optionsFor, post, type TestStore, upload } from './uploading';

const sound = wav(0.1);
/** Records that hold these files. */
const holding =
  (...held: string[]): FindRecordedKeys =>
  async (keys) =>
    new Set(keys.filter((key) => held.includes(key)));

describe('a checked upload', () => {
  it('lies in staging until it is committed, then in the store alone', async () => {
    const at = createTestStore();
    const file = await upload(at, 'songFile', sound, 'a.wav');
    expect([at.staged().length, at.stored()]).toEqual([1, []]);
    const { key } = await file.commit();
    expect([at.staged(), at.stored()]).toEqual([[], [key]]);
    expect(await at.store.exists(key)).toBe(true);
    expect(at.store.url(key)).toBe(`/api/v1/files/${key}`);
  });

  it('is committed once, however often it is asked', async () => {
    const at = createTestStore();
    const file = await upload(at, 'songFile', sound, 'a.wav');
    const [first, second] = await Promise.all([file.commit(), file.commit()]);
    expect(second).toEqual(first);
    expect(at.stored()).toEqual([first.key]);
  });

  it('leaves nothing when it is discarded, before or after it was committed, also twice', async () => {
    const at = createTestStore();
    const [staged, committed] = [await upload(at, 'songFile', sound, 'a.wav'), await upload(at, 'songFile', sound, 'b.wav')];
    await committed.commit();
    for (const file of [staged, committed, staged, committed]) await file.discard();
    expect([at.staged(), at.stored()]).toEqual([[], []]);
  });

  it('gets an address that it never had before, also under the same name', async () => {
    const at = createTestStore();
    const keys = new Set<string>();
    for (let count = 0; count < 5; count += 1) keys.add((await (await upload(at, 'songFile', sound, 'same.wav')).commit()).key);
    expect(keys.size).toBe(5);
  });
});

describe('the files of a request stay only when it succeeds', () => {
  const noLuck = () => Promise.reject(new Error('no such luck'));
  const during = (at: TestStore, work: (file: StagedFile) => Promise<unknown>) =>
    withUpload(post(formWith('songFile', sound, 'a.wav')), optionsFor(at), async ({ files: { songFile } }) => {
      if (!songFile) throw new Error('no file');
      return work(songFile);
    });
  const failing = (message: string) => async (file: StagedFile) => {
    await file.commit();
    throw new Error(message);
  };

  it.each<[what: string, work: (file: StagedFile) => Promise<unknown>, failure: string, stored: number]>([
    ['keeps what was committed', (file) => file.commit(), '', 1],
    ['discards what a successful request did not commit', async () => undefined, '', 0],
    ['takes back what was committed before the database failed', failing('database is locked'), 'is locked', 0],
    [
      'keeps what was committed when the connection broke: the row may be there',
      failing('Connection terminated'),
      'terminated',
      1,
    ],
    [
      'keeps the file of a written record, whatever else fails',
      (file) => Object.assign(file, { release: noLuck }).commit(),
      '',
      1,
    ],
    ['takes back a good file of a form with a blank title', () => Promise.reject(new Error('is required')), 'required', 0],
  ])('%s', async (_what, work, failure, stored) => {
    const at = createTestStore();
    const outcome = during(at, work);
    if (failure === '') await outcome;
    else await expect(outcome).rejects.toThrow(failure);
    expect([at.staged(), at.stored().length]).toEqual([[], stored]);
  });

  it('tells the first error, not what taking back ran into', async () => {
    const spoilt = during(createTestStore(), (file) => {
      file.discard = noLuck;
      throw new Error('database is locked');
    });
    await expect(spoilt).rejects.toThrow('database is locked');
  });
});

describe('removing', () => {
  it('is no error for a key that is gone, unknown or no key', async () => {
    const at = createTestStore();
    const { key } = await (await upload(at, 'songFile', sound, 'a.wav')).commit();
    for (const any of [key, key, 'unknown.jpg', '../staging', '']) await at.store.remove(any);
    expect(at.stored()).toEqual([]);
    expect(await at.store.exists(key)).toBe(false);
  });
});

const NOW = new Date('2026-11-28T12:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);
const NOTHING = { laidAside: 0, broughtBack: 0, removed: 0 };

describe('the clean-up at start', () => {
  const stored = async (at: TestStore, name: string) => (await (await upload(at, 'songFile', sound, name)).commit()).key;

  it('removes what killed requests left, and lays aside for 30 days what no record names', async () => {
    const at = createTestStore();
    const [known, orphan] = [await stored(at, 'a.wav'), await stored(at, 'b.wav')];
    await upload(at, 'songFile', sound, 'killed.wav');
    const sweep = (now: Date, ...held: string[]) => sweepStored(at.store, holding(...held), { isInUse: true, now });

    expect(await sweep(NOW, known)).toEqual({ ...NOTHING, laidAside: 1 });
    expect(await sweepStaging(at.store)).toBe(1);
    expect([at.staged(), await at.store.exists(known), await at.store.exists(orphan)]).toEqual([[], true, false]);
    expect(await at.store.aside()).toEqual([{ key: orphan, day: '2026-11-28' }]);

    // A record names it again: its database was an older one.
    expect(await sweep(daysLater(1), known, orphan)).toEqual({ ...NOTHING, broughtBack: 1 });
    expect([await at.store.exists(orphan), await at.store.aside()]).toEqual([true, []]);

    await sweep(daysLater(2), known);
    expect(await sweep(daysLater(32), known)).toEqual(NOTHING);
    expect(await sweep(daysLater(33), known)).toEqual({ ...NOTHING, removed: 1 });
    expect(await at.store.aside()).toEqual([]);
  });

  it('leaves young files alone where other processes may be about to write their rows', async () => {
    const at = createTestStore();
    const key = await stored(at, 'a.wav');
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const sweep = (storedBefore: Date) => sweepStored(at.store, holding(), { isInUse: true, now: NOW, storedBefore });
    expect(await sweep(hours(-1))).toEqual(NOTHING);
    expect(await at.store.exists(key)).toBe(true);
    expect(await sweep(hours(1))).toEqual({ ...NOTHING, laidAside: 1 });
  });

  it('does not count young files towards the tenth at which it refuses', async () => {
    const at = createTestStore();
    const keys = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(32, '0')}.jpg`);
    for (const key of keys) at.putByHand(key, 'a picture');
    const sweep = (hours: number) =>
      sweepStored(at.store, holding(...keys.slice(0, 70)), {
        ...{ isInUse: true, now: NOW },
        storedBefore: new Date(Date.now() + hours * 3_600_000),
      });
    expect(await sweep(-1)).toEqual(NOTHING);
    await expect(sweep(1)).rejects.toThrow('names 30 of the 100');
  });

  it.each([
    ['a database that nobody has used yet', { files: 1, known: 0, isInUse: false }, 'The 1 files'],
    ['a database that is in use with other files', { files: 21, known: 0, isInUse: true }, 'The 21 files'],
    ['a database that knows less than nine tenths of them', { files: 100, known: 79, isInUse: true }, 'names 21 of the 100'],
  ])(
    'changes nothing beside %s, and says so; an operator may tell it to',
    async (_database, { files, known, isInUse }, words) => {
      const at = createTestStore();
      const keys = Array.from({ length: files }, (_, index) => `${String(index).padStart(32, '0')}.jpg`);
      for (const key of keys) at.putByHand(key, 'a picture');
      const found = holding(...keys.slice(0, known));
      await expect(sweepStored(at.store, found, { isInUse, now: NOW })).rejects.toThrow(words);
      expect(await at.store.aside()).toEqual([]);
      const told = await sweepStored(at.store, found, { isInUse, now: NOW, isToldTo: true });
      expect(told).toEqual({ ...NOTHING, laidAside: files - known });
    },
  );
});
