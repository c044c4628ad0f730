import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AUDIO_LIMIT } from '../../src/contract/limits';
import { ADMIN, startProcess } from '../world/built';
import { wavHeader } from '../world/files/wav';
import { freePort } from './freePort';
import { insist } from './insist';
import { HOST, startProxy } from './nginx';

/** The web server of README's deployment, its block as it stands there, before the built server: takes nginx, openssl and curl. */

const call = promisify(execFile);

/** A sound of so many bytes, written piece by piece. */
const writeSound = async (path: string, bytes: number) => {
  const file = createWriteStream(path);
  file.write(wavHeader(bytes));
  const piece = Buffer.alloc(1_000_000, 0x80);
  for (let left = bytes; left > 0; left -= piece.length)
    if (!file.write(piece.subarray(0, Math.min(left, piece.length)))) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
};

const folder = await mkdtemp(join(tmpdir(), 'proxied-'));
const port = await freePort();
const proxy = await startProxy(folder, [port]);
const server = startProcess({
  PORT: String(port),
  DATA_DIR: `${folder}/data`,
  TRUST_PROXY: '1',
  PUBLIC_URL: `https://${HOST}`,
});
await server.ready();
try {
  const site = `https://${HOST}:${proxy.tls}`;
  const curl = async (path: string, ...options: string[]) =>
    (
      await call('curl', [
        '-s',
        '-i',
        '--cacert',
        proxy.certificate,
        '--resolve',
        `${HOST}:${proxy.tls}:127.0.0.1`,
        ...options,
        `${site}${path}`,
      ])
    ).stdout;
  const page = await curl('/login');
  insist(
    /^HTTP\/2 200/.test(page) && /strict-transport-security/.test(page),
    'the console comes over HTTP/2, and asks browsers to stay with HTTPS',
  );
  const plain = await fetch(`http://127.0.0.1:${proxy.plain}/songs`, { redirect: 'manual' });
  insist(plain.status === 301, 'plain HTTP leads to HTTPS');
  insist(/^HTTP\/2 404/.test(await curl('/metrics')), 'the metrics are for nobody outside');

  const signedIn = await curl('/api/v1/auth/login', '-H', 'Content-Type: application/json', '-d', JSON.stringify(ADMIN));
  const [, token = ''] = /"token":"([^"]+)"/.exec(signedIn) ?? [];
  insist(token !== '', 'a person signs in');
  await writeSound(`${folder}/song.wav`, AUDIO_LIMIT - 1_000);
  const bearer = ['-H', `Authorization: Bearer ${token}`];
  const made = await curl('/api/v1/listings/songs', ...bearer, '-F', 'title=Large', '-F', `songFile=@${folder}/song.wav`);
  const [, address = ''] = /"fileUrl":"([^"]+)"/.exec(made) ?? [];
  insist(/^HTTP\/2 201/m.test(made), 'the largest song there may be is uploaded');
  const range = await curl(
    new URL(address, site).pathname,
    '-r',
    '100-199',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code} %{size_download}',
  );
  insist(/206 100$/.test(range), 'a part of it is played');
  await writeSound(`${folder}/song.wav`, AUDIO_LIMIT + 1_000);
  const refused = await curl('/api/v1/listings/songs', ...bearer, '-F', 'title=Larger', '-F', `songFile=@${folder}/song.wav`);
  insist(/^HTTP\/2 413[\s\S]*"field":"songFile"/m.test(refused), 'a larger one is refused in the words of the API');
} finally {
  server.kill('SIGTERM');
  await Promise.all([proxy.stop(), server.gone()]);
  await rm(folder, { recursive: true });
}
