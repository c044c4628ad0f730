import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { openRecords } from '../../../src/server/services/stores';
import { portOf } from '../../support/freePort';
import { testFolder } from '../../world/disk';

const OPENSSL = '/usr/bin/openssl';

it.runIf(existsSync(OPENSSL))(
  'a database with a certificate of one’s own authority: the start says how to trust it',
  async () => {
    const folder = testFolder('certificate');
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const curve = 'req -x509 -nodes -days 2 -subj /CN=localhost -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
    execFileSync(OPENSSL, [...curve.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const secureContext = createSecureContext({ key: readFileSync(key), cert: readFileSync(cert) });
    // As PostgreSQL begins: asked for TLS, it says yes.
    const server = createServer((socket) => {
      socket
        .on('error', () => undefined)
        .once('data', () => {
          socket.write('S');
          new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => undefined);
        });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const opening = openRecords(folder, `postgres://user:hidden@localhost:${portOf(server)}/catalogue?sslmode=verify-full`);
    await expect(opening).rejects.toThrow(
      /^The certificate of the database is not trusted \(self-signed certificate\): add sslrootcert=FILE /,
    );
    server.close();
  },
);
