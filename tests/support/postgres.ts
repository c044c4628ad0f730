import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Address of its database `postgres`, as somebody who may create others. */
  url: string;
  stop: () => Promise<void>;
}

/** Debian keeps the server's programs off the PATH, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** Folder of the server's programs, the newest that is there. */
const programs = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
};

/** The server refuses to run as root: then it runs as the account that Debian makes for it. Undefined where there is none. */
export const account = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
};

export const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Nothing on a server for tests is worth a wait for the disk. Nor does it count tables by itself: who writes thousands of records in one
 * transaction, as tests do, would be counted at a moment when they are not there, and searches take minutes by such a plan.
 */
const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** How long a start may take, in milliseconds. */
const START_PATIENCE = 60_000;

/**
 * Runs the server until its input ends, which it does with the process that started it, however that goes: a run that was killed
 * leaves neither server nor folder.
 */
export const UNTIL_LEFT = '"$@" & read -r _; kill -QUIT $!; wait; rm -rf "$0"';

/**
 * Starts a server of its own on a free port, in a folder that goes when it stops.
 * @param chosen settings of the server; none leaves it as people install it, and what it answers is on the disk
 * @returns undefined, and why, where this machine has no server programs
 */
export const startPostgres = async (chosen: readonly string[] = UNSAFE): Promise<PostgresServer | string> => {
  const [folder, user] = [programs(), account()];
  if (folder === undefined) return 'no PostgreSQL server programs were found';
  if (user === undefined) return 'there is no account to run a PostgreSQL server as';
  const home = mkdtempSync(join(tmpdir(), 'postgres-'));
  chownSync(home, user.uid, user.gid);
  const options = { ...user, cwd: '/', stdio: 'ignore' } as const;
  const data = join(home, 'data');
  execFileSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    ...chosen,
    'max_connections=200',
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
  ];
  const server = [join(folder, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])];
  const child = spawn('sh', ['-c', UNTIL_LEFT, home, ...server], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await gone;
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + START_PATIENCE;
  while (!(await answers(url))) {
    if (Date.now() > deadline) {
      await stop();
      return 'the PostgreSQL server did not start';
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
};
