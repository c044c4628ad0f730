import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './freePort';
import { blocksOf } from './readmeBlocks';

/** The host of README's deployment. */
export const HOST = 'console.example.org';

const call = promisify(execFile);

/** README's block, for ports and a certificate of this run. */
const configuration = (folder: string, servers: readonly number[], ports: { plain: number; tls: number }) => {
  const [block = ''] = blocksOf('upstream catalogue {');
  const http = block
    .replace(/^ *server 127\.0\.0\.1:3000 (.*?;).*$/m, (_line, rest) =>
      servers.map((port) => `server 127.0.0.1:${port} ${rest}`).join(' '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replace(/\/etc\/ssl\/[\w.]+\.(pem|key)/g, `${folder}/cert.$1`);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off;\n${http}}\n`;
};

export interface Proxy {
  /** Its ports without and with TLS. */
  plain: number;
  tls: number;
  /** Of its own making, for HOST. */
  certificate: string;
  stop: () => Promise<void>;
}

/**
 * Starts the web server of README's deployment, its block as it stands there: takes nginx and openssl.
 * @param folder where its configuration and certificate go
 * @param servers ports of the servers behind it
 */
export const startProxy = async (folder: string, servers: readonly number[]): Promise<Proxy> => {
  const ports = { plain: await freePort(), tls: await freePort() };
  await writeFile(`${folder}/nginx.conf`, configuration(folder, servers, ports));
  const about = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', `${folder}/cert.key`, '-out', `${folder}/cert.pem`];
  await call('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...about]);
  const nginx = spawn('nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  const isUp = async () =>
    (await fetch(`http://127.0.0.1:${ports.plain}`, { redirect: 'manual' }).catch(() => undefined)) !== undefined;
  for (let tries = 0; tries < 50 && !(await isUp()); tries += 1) await wait(100);
  const stop = async () => {
    nginx.kill();
    await once(nginx, 'exit');
  };
  return { ...ports, certificate: `${folder}/cert.pem`, stop };
};
