import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import type { FileStore } from './types';

/** Files that are looked up at a time. */
const BATCH = 20;
/** Bytes between two rests: a call waits for no more than these. */
const SLICE = 1024 * 1024;
/** Milliseconds of a rest, at least; and as long as the work before it took, so that calls have half of the time. */
const PAUSE = 2;
/** Milliseconds until the next try when the database or the store was away. */
const PATIENCE = 5_000;

interface Sources {
  database: Kysely<Database>;
  store: Pick<FileStore, 'open' | 'ready'>;
  log: Logger;
}

const unhashed = (database: Kysely<Database>) =>
  database.selectFrom('files').select('key').where('sha256', 'is', null).where('kind', '=', 'audio');

/** In any order: servers on one database then seldom take the same file. */
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => [Math.random(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/**
 * Goes on, in the background, with the SHA-256 of sounds that were taken in before it was kept: one file at a time, by slices, with rests.
 * What a killed process leaves is done by the next one; several on one database share it. A file that can't be read is passed over until the
 * next start.
 * @returns ends the work behind the slice that is read, before database and store are closed; and a promise of its end
 */
export const hashFormerFiles = ({ database, store, log }: Sources): { stop: () => Promise<void>; done: Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  let worked = performance.now();
  const restAsLong = async () => {
    await rest(Math.max(PAUSE, performance.now() - worked));
    worked = performance.now();
  };

  /** Undefined where it was stopped. */
  const hashOf = async (key: string) => {
    const hash = createHash('sha256');
    let read = 0;
    for await (const piece of store.open(key)) {
      hash.update(piece);
      read += piece.length;
      if (read >= SLICE) {
        read = 0;
        await restAsLong();
      }
      if (signal.aborted) return undefined;
    }
    return hash.digest('hex');
  };
  const hashOne = async (key: string) => {
    // Another server may have been here since the batch was read.
    if (!(await unhashed(database).where('key', '=', key).executeTakeFirst())) return 0;
    const sha256 = await hashOf(key);
    if (sha256 === undefined) return 0;
    await database.updateTable('files').set({ sha256 }).where('key', '=', key).execute();
    return 1;
  };
  /** Whether it is done with the file, be it that the file can't be read. */
  const tryOne = async (key: string, count: (done: number) => void) => {
    try {
      count(await hashOne(key));
      return true;
    } catch (err) {
      const isPassing = await Promise.all([unhashed(database).limit(1).execute(), store.ready()]).then(
        () => false,
        () => true,
      );
      log.warn({ err, key }, isPassing ? 'a sound is not hashed yet' : 'a sound can’t be read, so it is not hashed');
      return !isPassing;
    }
  };
  const nextBatch = (after: string) =>
    unhashed(database)
      .where('key', '>', after)
      .orderBy('key')
      .limit(BATCH)
      .execute()
      .catch((err: unknown) => {
        log.warn({ err }, 'sounds of before are not hashed yet');
        return undefined;
      });

  const work = async () => {
    let [after, hashed] = ['', 0];
    const count = (done: number) => {
      hashed += done;
    };
    while (!signal.aborted) {
      worked = performance.now();
      const batch = await nextBatch(after);
      if (batch?.length === 0) break;
      for (const { key } of shuffled(batch ?? [])) {
        while (!signal.aborted && !(await tryOne(key, count))) await rest(PATIENCE);
        await restAsLong();
      }
      after = batch?.at(-1)?.key ?? after;
      if (batch === undefined) await rest(PATIENCE);
    }
    if (hashed > 0) log.info({ hashed }, 'sounds of before were hashed');
  };
  const done = work();
  const stop = () => {
    stopping.abort();
    return done;
  };
  return { stop, done };
};
