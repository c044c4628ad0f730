import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { picture } from '../world/forms';
import { formHead, formPieces, rawClient, startListening } from '../world/listening';

let running: Awaited<ReturnType<typeof startListening>> | undefined;
afterEach(async () => {
  await running?.api.close();
  running = undefined;
});

/** An upload of which the first half has arrived. */
const halfUploaded = async (stopPatience: number) => {
  running = await startListening({ stopPatience });
  const { api, port, stop } = running;
  const client = await rawClient(port);
  const [text, half, rest] = formPieces('stageName', 'Björk', 'photo', Buffer.from(await (await picture()).arrayBuffer()));
  client.send(formHead('listings/artists', api.adminToken));
  client.socket.write(text);
  client.socket.write(half);
  await expect.poll(() => readdir(api.services.store.stagingFolder)).toHaveLength(1);
  return { api, port, stop, client, rest };
};

describe('a stop while an upload runs', () => {
  it('waits for the upload, answers it and ends; nobody new is let in', async () => {
    const { api, port, stop, client, rest } = await halfUploaded(60_000);
    const stopped = stop();
    await expect(rawClient(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    client.socket.write(rest);
    await stopped;
    expect(await client.answer()).toMatch(/^HTTP\/1\.1 201 /);
    expect((await api.call('GET', 'listings/artists')).rows).toMatchObject([{ stageName: 'Björk' }]);
  });

  it('cuts it off once STOP_SECONDS are over, and has cleared away what it had begun', async () => {
    const { api, stop, client } = await halfUploaded(50);
    await stop();
    expect(await client.answer()).toBe('');
    expect(await readdir(api.services.store.stagingFolder)).toEqual([]);
    expect((await api.call('GET', 'listings/artists')).rows).toEqual([]);
  });

  it('does not wait for connections that only stay open', async () => {
    running = await startListening({ stopPatience: 60_000 });
    const client = await rawClient(running.port);
    client.send('GET /healthz HTTP/1.1\r\nHost: api.test\r\n\r\n');
    await expect.poll(client.received).toContain('200 OK');
    await running.stop();
    expect(await client.answer()).toContain('{"success":true}');
  });
});
