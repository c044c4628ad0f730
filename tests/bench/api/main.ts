import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { API_PATH } from '../../../src/contract/limits';
import { startPostgres } from '../../support/postgres';
import { headersOf, type Line, linesOf } from './calls';
import { fill } from './fill';
import { measuring, RECORDS_ONCE } from './load';
import { mixedLines, picture, runMixed } from './mixed';
import { allMisses, type Figures, growthOf, type Measured, tableOf } from './report';
import { buildBoth, type Server, start } from './servers';

const numbers = (text: string) =>
  text
    .split(',')
    .filter((each) => each.trim() !== '')
    .map(Number);

/** Sizes of the catalogues, empty for none, and seconds that each call is measured for on each server. */
const SIZES = {
  SQLite: numbers(process.env.BENCH_SQLITE ?? '10000,100000,1000000'),
  PostgreSQL: numbers(process.env.BENCH_POSTGRES ?? '10000,100000,1000000'),
};
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** Seconds of mixed load on the largest catalogue of each engine. */
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 60);
const CONNECTIONS = [1, 10];
/** The servers take turns, so that what else the machine does meets both. */
const ROUNDS = 4;

const ask = async (server: Server, { path, headers }: Line['call']) => (await fetch(server.url + path, { headers })).json();

/** A comparison is one of equal answers only. */
const compareAnswers = async (line: Line, product: Server, bare: Server) => {
  if (line.call.method !== 'GET') return;
  const [ours, theirs] = [await ask(product, line.call), await ask(bare, line.call)];
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(
      `${line.title}: the answers differ.\n${JSON.stringify(ours).slice(0, 800)}\n${JSON.stringify(theirs).slice(0, 800)}`,
    );
};

const measureLine = async (line: Line, product: Server, bare: Server): Promise<Measured> => {
  await compareAnswers(line, product, bare);
  const on = [];
  for (const connections of CONNECTIONS) {
    const ours = measuring(product.url, line.call, connections);
    const theirs = line.alone ? undefined : measuring(bare.url, line.call, connections);
    await ours.warm();
    await theirs?.warm();
    for (let round = 0; round < ROUNDS; round += 1) {
      await ours.round(SECONDS / ROUNDS);
      await theirs?.round(SECONDS / ROUNDS);
    }
    on.push({ connections, product: ours.times(), bare: theirs?.times() });
  }
  return { line, on };
};

/** Ids of songs, page by page, from the newest on. */
const idsOf = async (server: Server, token: string, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const path = `${API_PATH}/listings/songs?limit=100&page=${page}`;
    const { data }: { data: { _id: string }[] } = await ask(server, { method: 'GET', path, headers: headersOf(token) });
    if (data.length === 0) break;
    ids.push(...data.map(({ _id }) => _id));
  }
  return ids;
};

const measureCatalogue = async (engine: keyof typeof SIZES, songs: number, folder: string, url?: string): Promise<Figures> => {
  const begun = performance.now();
  const path = join(folder, 'catalogue.sqlite');
  const token = await fill(url ?? path, songs);
  console.error(`${songs} songs on ${engine} made in ${Math.round((performance.now() - begun) / 1_000)} s`);
  const asked = { path: `${API_PATH}/listings/songs?limit=20`, headers: headersOf(token) };
  const settings: Record<string, string> = { DATA_DIR: folder, ...(url === undefined ? {} : { DATABASE_URL: url }) };
  const product = await start('product', settings, join(folder, 'product.log'), asked);
  const bare = await start('bare', { BARE_TARGET: url ?? path }, join(folder, 'bare.log'), asked);
  try {
    const before = [product.memory(), bare.memory()] as const;
    const { data } = await ask(product, { ...asked, method: 'GET' });
    const references = { artist: data[0].artist._id, album: data[0].album._id };
    const calls: Measured[] = [];
    const [first = '', ...ids] = await idsOf(product, token, 2 * RECORDS_ONCE + 1);
    const others = { changed: ids.slice(0, RECORDS_ONCE), deleted: ids.slice(RECORDS_ONCE) };
    for (const line of linesOf(songs, token, references, first, others, await picture()))
      calls.push(await measureLine(line, product, bare));
    const after = [product.memory(), bare.memory()] as const;
    const mixed =
      songs === Math.max(...SIZES[engine]) && MIXED_SECONDS > 0
        ? await runMixed(product, token, data[0]._id, references, MIXED_SECONDS)
        : undefined;
    return {
      engine,
      songs,
      calls,
      firstAnswer: { product: product.firstAnswer, bare: bare.firstAnswer },
      memory: { product: [before[0], after[0]], bare: [before[1], after[1]] },
      mixed,
    };
  } finally {
    await product.stop();
    await bare.stop();
  }
};

const newDatabase = async (url: string, name: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
};

const measureEngine = async (engine: keyof typeof SIZES, home: string): Promise<Figures[]> => {
  const sizes = SIZES[engine];
  if (sizes.length === 0) return [];
  // As somebody installs it: what was answered is on the disk.
  const server = engine === 'PostgreSQL' ? await startPostgres([]) : undefined;
  if (typeof server === 'string') {
    console.log(`PostgreSQL is left out: ${server}.`);
    return [];
  }
  const all: Figures[] = [];
  try {
    for (const songs of sizes) {
      const folder = join(home, `${engine}-${songs}`);
      await mkdir(folder);
      const url = server && (await newDatabase(server.url, `bench_${songs}`));
      const figures = await measureCatalogue(engine, songs, folder, url);
      for (const line of tableOf(figures)) console.log(line);
      if (figures.mixed) for (const line of mixedLines(engine, MIXED_SECONDS, figures.mixed)) console.log(line);
      all.push(figures);
      await rm(folder, { recursive: true });
    }
  } finally {
    await server?.stop();
  }
  return all;
};

/** The API on large catalogues beside bare routes on the same tables, in one run on one machine. */
const bench = async () => {
  await buildBoth();
  const home = await mkdtemp(join(tmpdir(), 'bench-api-'));
  await chmod(home, 0o755);
  try {
    const figures = [];
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const measured = await measureEngine(engine, home);
      for (const line of growthOf(measured)) console.log(line);
      figures.push(...measured);
    }
    const misses = allMisses(figures);
    console.log(`\nMeasured on ${availableParallelism()} cores, server, database and load together.`);
    console.log(misses.length === 0 ? 'Every aim is met.' : `${misses.length} aims are missed (p50):`);
    for (const miss of misses) console.log(`  ${miss}`);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

await bench();
