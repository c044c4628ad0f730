import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Patience } from '../../../src/server/start/slowClients';
import { picture } from '../../world/forms';
import { formHead, formPieces, rawClient, startListening } from '../../world/listening';

let running: Awaited<ReturnType<typeof startListening>> | undefined;
afterEach(async () => {
  await running?.stop();
  await running?.api.close();
  running = undefined;
});

const start = async (patience: Partial<Patience>) => {
  running = await startListening({ patience: { connectionsCheckingInterval: 20, ...patience } });
  return { ...running, client: await rawClient(running.port) };
};

const head = (...lines: string[]) => `${['POST /api/v1/auth/login HTTP/1.1', 'Host: api.test', ...lines].join('\r\n')}\r\n\r\n`;
const JSON_HEAD = head('Content-Type: application/json', 'Content-Length: 50');

/** Status and envelope of an answer that came by hand. */
const read = (answer: string) => {
  const [top = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(top)?.[1]), body: JSON.parse(body) };
};
const refused = (status: number) => ({ status, body: { success: false, message: expect.stringMatching(/^[A-Z].+\.$/) } });

describe('a client that is too slow', () => {
  it('with the head of its request gets 408 in the envelope, and the connection ends', async () => {
    const { client } = await start({ headersTimeout: 60 });
    client.send('POST /api/v1/auth/login HTTP/1.1\r\nHost: api');
    expect(read(await client.answer())).toEqual(refused(408));
  });

  it('with the body of a call without files gets 408, however steadily it sends', async () => {
    const { client } = await start({ body: 150 });
    client.send(JSON_HEAD);
    const drops = setInterval(() => client.send(' '), 20);
    const answer = await client.answer();
    clearInterval(drops);
    expect(read(answer)).toEqual(refused(408));
  });

  it('with the body of a call that is answered without it is cut off, too', async () => {
    const { client } = await start({ body: 150 });
    client.send('GET /healthz HTTP/1.1\r\nHost: api.test\r\nContent-Length: 5000\r\n\r\n');
    const drops = setInterval(() => client.send(' '), 20);
    expect(await client.answer()).toMatch(/^HTTP\/1\.1 200 /);
    clearInterval(drops);
  });

  it('and silent in the middle of an upload gets 408, and nothing of the file is left', async () => {
    const { api, client } = await start({ silence: 80 });
    const [text, half] = formPieces('stageName', 'Björk', 'photo', Buffer.from(await (await picture()).arrayBuffer()));
    client.send(formHead('listings/artists', api.adminToken));
    client.socket.write(text);
    client.socket.write(half);
    expect(read(await client.answer())).toEqual(refused(408));
    await expect.poll(() => readdir(api.services.store.stagingFolder)).toEqual([]);
    expect((await api.call('GET', 'listings/artists')).rows).toEqual([]);
  });

  it('with a whole upload is cut off, though it never stops sending', async () => {
    const { api, client } = await start({ requestTimeout: 150, headersTimeout: 150 });
    const [text] = formPieces('stageName', 'Björk', 'photo', Buffer.alloc(2));
    client.send(formHead('listings/artists', api.adminToken));
    client.socket.write(text);
    const drops = setInterval(() => client.send('1\r\nx\r\n'), 20);
    await client.answer();
    clearInterval(drops);
    await expect.poll(() => readdir(api.services.store.stagingFolder)).toEqual([]);
  });

  it('that is only waiting for its answer is not cut off', async () => {
    const { api, client } = await start({ silence: 40, body: 40 });
    const real = api.services.store.exists;
    api.services.store.exists = (key) => new Promise((resolve) => setTimeout(() => resolve(real(key)), 200));
    client.send('GET /readyz HTTP/1.1\r\nHost: api.test\r\nConnection: close\r\n\r\n');
    expect(await client.answer()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a client that does not speak HTTP', () => {
  it.each([
    ['at all', 'hello\r\n\r\n', 400],
    ['with a broken length', head('Content-Length: many'), 400],
    ['with two lengths that differ', head('Content-Length: 1', 'Content-Length: 2'), 400],
    ['with headers without end', `GET / HTTP/1.1\r\nHost: api.test\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s is answered in the envelope', async (_how, text, status) => {
    const { client } = await start({});
    client.send(text);
    expect(read(await client.answer())).toEqual(refused(status));
  });

  it('or goes away in the middle of a body leaves no failure in the log, and the server goes on', async () => {
    const { api, client } = await start({});
    const failures: unknown[] = [];
    api.services.log.error = (fault: unknown) => void failures.push(fault);
    client.send(JSON_HEAD);
    client.send('{"email":');
    client.socket.destroy();
    await client.answer();
    const other = await rawClient(running?.port ?? 0);
    other.send('GET /healthz HTTP/1.1\r\nHost: api.test\r\nConnection: close\r\n\r\n');
    expect(await other.answer()).toMatch(/^HTTP\/1\.1 200 /);
    expect(failures).toEqual([]);
  });
});
