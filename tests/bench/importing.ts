import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { envelopeSchema } from '../../src/contract/envelope';
import { API_PATH } from '../../src/contract/limits';
import { ADMIN, builtProgram, startServer } from '../world/built';
import { mp3With } from '../world/files/tagged';
import { picture } from '../world/forms';

/** So many songs in albums of 12, three albums of an artist. `IMPORT_KILLS` times the command is killed on its way. */
const SONGS = Number(process.env.IMPORT_SONGS ?? 3_000);
const KILLS = Number(process.env.IMPORT_KILLS ?? 10);
const IN_ALBUM = 12;
const ALBUMS_OF_ARTIST = 3;
/** How often the sound of a second stands in each file: about 100 kB. */
const REPEATED = 25;
const ALBUMS = Math.ceil(SONGS / IN_ALBUM);
const ARTISTS = Math.ceil(ALBUMS / ALBUMS_OF_ARTIST);
const WHOLE = `${ARTISTS} artists, ${ALBUMS} albums, ${SONGS} songs`;

const top = await mkdtemp(join(tmpdir(), 'import-bench-'));
const folder = join(top, 'music');

const makeLibrary = async () => {
  const sound = Buffer.concat(Array.from({ length: REPEATED }, () => mp3With({})));
  for (let album = 0; album < ALBUMS; album += 1) {
    const artist = `Artist ${Math.floor(album / ALBUMS_OF_ARTIST)}`;
    const place = join(folder, artist, `Album ${album}`);
    await mkdir(place, { recursive: true });
    const colour = `#${(album * 7_919 + 0x10_00_00).toString(16).padStart(6, '0').slice(-6)}`;
    await writeFile(join(place, 'cover.png'), Buffer.from(await (await picture('cover.png', colour)).arrayBuffer()));
    for (let track = 1; track <= IN_ALBUM && album * IN_ALBUM + track <= SONGS; track += 1) {
      const frames = { TIT2: `Song ${album}.${track}`, TPE1: artist, TALB: `Album ${album}`, TRCK: String(track) };
      await writeFile(join(place, `${track}.mp3`), Buffer.concat([mp3With({ frames }), sound]));
    }
  }
};

/** The command's peak of memory so far, in bytes, and the seconds that it had of the processor; 0 where this system does not tell. */
const usageOf = async (pid: number | undefined) => {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const [, , , , , , , , , , , user = 0, system = 0] = (stat?.split(') ')[1] ?? '').split(' ').map(Number);
  return { bytes: Number(/VmHWM:\s+(\d+) kB/.exec(status ?? '')?.[1] ?? 0) * 1024, busy: (user + system) / 100 };
};

interface Run {
  seconds: number;
  /** Of them the processor's own, without the server's. */
  busy: number;
  megabytes: number;
  lines: string[];
}

/** @param killAfter so many songs that were created, by SIGKILL */
const runImport = async (url: string, args: readonly string[] = [], killAfter = Number.POSITIVE_INFINITY): Promise<Run> => {
  const begun = performance.now();
  const given = ['--from', folder, '--host', url, '--email', ADMIN.email, ...args];
  const child = spawn(process.execPath, [builtProgram('import'), ...given], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(`${ADMIN.password}\n`);
  let [printed, songs, peak, busy] = ['', 0, 0, 0];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    songs += text.match(/^created .*\.mp3$/gm)?.length ?? 0;
    if (songs >= killAfter) child.kill('SIGKILL');
  });
  const look = setInterval(async () => {
    const usage = await usageOf(child.pid);
    peak = Math.max(peak, usage.bytes);
    busy = Math.max(busy, usage.busy);
  }, 100);
  await once(child, 'close');
  clearInterval(look);
  return { seconds: (performance.now() - begun) / 1_000, busy, megabytes: peak / 1_000_000, lines: printed.trim().split('\n') };
};

const dataSchema = z.object({ token: z.string() });
const rowsSchema = z.array(z.looseObject({ _id: z.string() }));

/** What the catalogue holds, once each: songs as 'artist / album / title'. */
const catalogueOf = async (url: string) => {
  const call = async (path: string, token?: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}${API_PATH}/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return envelopeSchema.parse(await answer.json());
  };
  const { token } = dataSchema.parse((await call('auth/login', undefined, ADMIN)).data);
  const all = async (kind: string) => {
    const rows: z.output<typeof rowsSchema> = [];
    for (let page = 1; ; page += 1) {
      const { data, pagination } = await call(`listings/${kind}?limit=100&page=${page}`, token);
      rows.push(...rowsSchema.parse(data));
      if (!pagination?.next) return rows;
    }
  };
  const nameOf = z.looseObject({ stageName: z.string().optional(), name: z.string().optional() }).nullish();
  const named = (value: unknown) => nameOf.parse(value)?.stageName ?? nameOf.parse(value)?.name ?? '-';
  const songs = (await all('songs')).map(({ artist, album, title, coverArt }) =>
    [named(artist), named(album), title, coverArt ? 'covered' : 'bare'].join(' / '),
  );
  return { artists: (await all('artists')).length, albums: (await all('albums')).length, songs: songs.sort() };
};

const expected = () => ({
  artists: ARTISTS,
  albums: ALBUMS,
  songs: Array.from({ length: SONGS }, (_, index) => {
    const album = Math.floor(index / IN_ALBUM);
    const artist = Math.floor(album / ALBUMS_OF_ARTIST);
    return `Artist ${artist} / Album ${album} / Song ${album}.${(index % IN_ALBUM) + 1} / covered`;
  }).sort(),
});

const say = (what: string, { seconds, busy, megabytes }: Run, told = '') =>
  console.log(
    `${what.padEnd(34)}${seconds.toFixed(1).padStart(7)} s (${busy.toFixed(1).padStart(5)} s of work) ${megabytes.toFixed(0).padStart(5)} MB  ${told}`,
  );
const faults: string[] = [];
const insist = (isSo: boolean, fault: string) => isSo || faults.push(fault);
const insistWhole = async (url: string, when: string) =>
  insist(JSON.stringify(await catalogueOf(url)) === JSON.stringify(expected()), `the catalogue is not what it has to be ${when}`);

try {
  await makeLibrary();
  console.log(`${WHOLE}; load ${loadavg()[0]?.toFixed(1)}`);
  const whole = await startServer();
  try {
    const plan = await runImport(whole.url, ['--dry-run']);
    say('the plan, of an empty catalogue', plan, plan.lines.at(-1));
    insist(plan.lines.at(-1) === `would create: ${WHOLE}`, 'the plan is another');
    const all = await runImport(whole.url);
    say('the whole, in one go', all, all.lines.at(-1));
    await insistWhole(whole.url, 'after one go');
    const again = await runImport(whole.url);
    say('a second time', again, again.lines.slice(-2).join(', '));
    insist(again.lines.at(-2)?.replace(/\s+/g, ' ') === 'created: nothing', 'a second time something is created');
  } finally {
    await whole.dispose();
  }
  const killed = await startServer();
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const run = await runImport(killed.url, [], Math.floor(SONGS / (KILLS + 1)));
      say(`killed, ${kill} of ${KILLS}`, run);
    }
    const rest = await runImport(killed.url);
    say('the rest', rest, rest.lines.slice(-2).join(', '));
    await insistWhole(killed.url, `after ${KILLS} kills`);
    insist(
      (await runImport(killed.url)).lines.at(-2)?.replace(/\s+/g, ' ') === 'created: nothing',
      'after kills something is created',
    );
  } finally {
    await killed.dispose();
  }
} finally {
  await rm(top, { recursive: true, force: true });
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
