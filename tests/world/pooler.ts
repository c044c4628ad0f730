import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../support/freePort';
import { account, answers, UNTIL_LEFT } from '../support/postgres';

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** Why no pooler can be started on this machine; undefined where one can. */
export const noPooler = existsSync(PGBOUNCER) ? undefined : 'PgBouncer is not installed';

/**
 * PgBouncer in front of a PostgreSQL server, as people put it there: a transaction gets whichever of a few connections is free.
 * @param url address of a database behind it
 * @returns the address of the same database through the pooler, and the way to end it
 */
export const startPooler = async (url: string) => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const home = mkdtempSync(join(tmpdir(), 'pooler-'));
  const user = account();
  if (user) chownSync(home, user.uid, user.gid);
  const own = await freePort();
  const behind = `host=${hostname} port=${port || 5432} user=${username} ${password && `password=${password}`}`;
  const settings = [
    `[databases]\n* = ${behind}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 4\n',
  ];
  writeFileSync(join(home, 'pgbouncer.ini'), settings.join('\n'));
  const command = ['-c', UNTIL_LEFT, home, PGBOUNCER, '-q', join(home, 'pgbouncer.ini')];
  const child = spawn('sh', command, { ...user, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const address = `postgres://anybody@127.0.0.1:${own}${pathname}`;
  await vi.waitUntil(() => answers(address), { timeout: 10_000 });
  return { address, stop: () => void child.stdin.end() };
};
