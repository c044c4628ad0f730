import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HOST, startProxy } from '../support/nginx';
import type { Subject } from './visits';

/** Where browsers find the host of README's deployment. */
export const RESOLVER = `--host-resolver-rules=MAP ${HOST} 127.0.0.1`;

const hasNginx = () =>
  promisify(execFile)('nginx', ['-v']).then(
    () => true,
    () => false,
  );

/**
 * Puts each application behind the web server of README's deployment, which speaks HTTP/2.
 * @returns the applications at their new addresses and the way to end it; undefined where there is no nginx
 */
export const startHttp2 = async (subjects: readonly Subject[]) => {
  if (!(await hasNginx())) return undefined;
  const behind = await Promise.all(
    subjects.map(async (subject) => {
      const folder = await mkdtemp(join(tmpdir(), 'http2-'));
      const { tls, stop } = await startProxy(folder, [Number(new URL(subject.url).port)]);
      const end = async () => {
        await stop();
        await rm(folder, { recursive: true });
      };
      return { subject: { ...subject, url: `https://${HOST}:${tls}` }, end };
    }),
  );
  return {
    subjects: behind.map(({ subject }) => subject),
    stop: () => Promise.all(behind.map(({ end }) => end())),
  };
};
