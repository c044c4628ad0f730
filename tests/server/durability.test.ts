import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { DATABASE_FILE, openDatabase } from '../../src/server/database/connect';
import { situation } from '../situations/situation';
import { type PostgresServer, startPostgres } from '../support/postgres';
import { killAll, signIn, startProcess } from '../world/built';
import { testFolder } from '../world/disk';
import { formOf, picture, sound } from '../world/forms';

/** More for a longer look: KILL_ROUNDS=100. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 8);
/** Told where a check fails: KILL_SEED=… kills at the same moments again. */
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
/** KILL_ENGINE=postgres: on a PostgreSQL server as people install it, which goes on. */
const ON_POSTGRES = process.env.KILL_ENGINE === 'postgres';
const chances = fc.sample(fc.noBias(fc.nat(999_999)), { seed: SEED, numRuns: 2 * ROUNDS + 2 });
const random = () => (chances.pop() ?? 0) / 1_000_000;

let folder: string;
let postgres: PostgresServer | undefined;
beforeEach(async () => {
  folder = testFolder('durability');
  const server = ON_POSTGRES ? await startPostgres([]) : undefined;
  if (typeof server === 'string') throw new Error(server);
  postgres = server;
});
afterEach(async () => {
  killAll();
  await postgres?.stop();
});

type Call = Awaited<ReturnType<typeof signIn>>;
type Answer = { data: { _id: string; photo: string; isPublished: boolean } };

/** What is known of a record from answers: its name, photo and state, or that it was deleted. */
type Known = { stageName: string; photo: string; isPublished: boolean } | 'deleted';

/** What each record must be after a kill: one thing, or what it was and what the cut-off call was to make of it. */
const expected = new Map<string, Known | undefined>();
/** Playlist entries that were answered: the song's id -> whether it is in. Undefined where the call was cut off. */
const entries = new Map<string, boolean | undefined>();
/** Records that a cut-off call was about. */
const uncertain = new Set<string>();
let names = 0;

const ask = async (call: Call, method: string, path: string, form?: FormData): Promise<Answer['data']> => {
  const response = await call(method, path, form);
  const { data }: Answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return data;
};

const known = (stageName: string, { photo, isPublished }: Answer['data']): Known => ({ stageName, photo, isPublished });

/** The life of one artist: made, published, renamed with another photo, sometimes deleted. Every step counts once it is answered. */
const live = async (call: Call, image: File, other: File) => {
  const first = `Artist ${++names}`;
  const { _id: id, ...made } = await ask(call, 'POST', 'listings/artists', formOf({ stageName: first, photo: image }));
  expected.set(id, known(first, { ...made, _id: id }));
  const step = async (method: string, path: string, name: string, form?: FormData) => {
    uncertain.add(id);
    const answer = await ask(call, method, `listings/artists/${id}${path}`, form);
    uncertain.delete(id);
    expected.set(id, method === 'DELETE' ? 'deleted' : known(name, answer));
  };
  await step('PATCH', '/publish', first);
  const second = `${first}, renamed`;
  await step('PATCH', '', second, formOf({ stageName: second, photo: other }));
  if (names % 3 === 0) await step('DELETE', '', second);
};

/** A song with its sound goes into the playlist, and every other one out again. */
const play = async (call: Call, playlist: string, tone: File) => {
  const { _id: song } = await ask(call, 'POST', 'listings/songs', formOf({ title: `Song ${++names}`, songFile: tone }));
  entries.set(song, undefined);
  await ask(call, 'PATCH', `listings/playlists/${playlist}/add-song/${song}`);
  entries.set(song, true);
  if (names % 2 === 0) return;
  entries.set(song, undefined);
  await ask(call, 'PATCH', `listings/playlists/${playlist}/remove-song/${song}`);
  entries.set(song, false);
};

const forever = async (work: () => Promise<void>) => {
  for (;;) await work();
};

/** Looks at the store itself, beside the running server. */
const check = async () => {
  const database = await openDatabase(postgres?.url ?? join(folder, DATABASE_FILE));
  const all = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database)).rows;
  const column = async (query: string) => (await all<{ key: string }>(query)).map(({ key }) => key);
  try {
    if (!postgres) {
      expect(await all('pragma integrity_check')).toEqual([{ integrityCheck: 'ok' }]);
      expect(await all('pragma foreign_key_check')).toEqual([]);
    }
    const held = await column(
      `select key from (select photo as key from artists union select cover_image from artists union select file_url from songs
        union select cover_art from songs union select file_key from held_files) as held where key is not null`,
    );
    const rows = (await column('select key from files')).sort();
    expect(rows).toEqual(held.sort());
    // Beside them stand whose they are, and what was laid aside.
    const stored = (await readdir(join(folder, 'files'))).filter((name) => name.includes('.')).sort();
    // On PostgreSQL a young file without a row may be another server's, which is about to write it.
    expect(postgres ? stored.filter((name) => rows.includes(name)) : stored).toEqual(rows);
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
    const artists = new Map<unknown, Known>(
      (
        await all<{ id: string; name: string; photo: string; published: number }>(
          'select id, stage_name as name, photo, is_published as published from artists',
        )
      ).map(({ id, name, photo, published }) => [
        id,
        { stageName: name, photo: `/api/v1/files/${photo}`, isPublished: published === 1 },
      ]),
    );
    for (const [id, state] of expected)
      if (!uncertain.has(id)) expect(artists.get(id) ?? 'deleted', `artist ${id}`).toEqual(state);
    const inside = new Set(await column('select song_id as key from playlist_songs'));
    const songs = new Set(await column('select id as key from songs'));
    for (const [song, isIn] of entries) {
      expect(songs.has(song), `song ${song}`).toBe(true);
      if (isIn !== undefined) expect(inside.has(song), `song ${song} in the playlist`).toBe(isIn);
    }
  } finally {
    await database.destroy();
  }
};

situation(
  'the data folder',
  'kill',
  'opens again, holds everything answered, and its files and rows agree, whenever writes were cut off',
  async () => {
    const [image, other, tone] = [await picture(), await picture('other.png', '#993366'), sound()];
    let playlist: string | undefined;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const server = startProcess({ DATA_DIR: folder, DATABASE_URL: postgres?.url });
      const answering = await signIn(await server.ready());
      await check().catch((error: unknown) => {
        throw new Error(`at round ${round} of KILL_SEED=${SEED}`, { cause: error });
      });
      let answers = 0;
      const delay = random() * 20;
      const last = 4 + Math.floor(random() * 16);
      const call: Call = async (...request) => {
        const response = await answering(...request);
        answers += 1;
        // Somewhere in what the others have under way, and not always at the same point of it.
        if (answers === last) setTimeout(() => server.kill('SIGKILL'), delay);
        return response;
      };
      playlist ??= (await ask(call, 'POST', 'listings/playlists', formOf({ name: 'Everything' })))._id;
      const into = playlist;
      await Promise.allSettled([
        forever(() => live(call, image, other)),
        forever(() => live(call, other, image)),
        forever(() => play(call, into, tone)),
      ]);
      await server.gone();
    }
    expect(expected.size + entries.size).toBeGreaterThan(ROUNDS * 2);
  },
  20_000 + ROUNDS * 15_000,
);
