import { existsSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type UploadOptions, withUpload } from '../../../src/server/files/uploads';
import { wav } from '../../world/files/wav';
import { createTestStore, filesApp, formWith, isOpen, optionsFor, PATIENCE, postParts, store, type TestStore } from './uploading';

/** The uploads and files of the API behind a real port. */
async function listen(at: TestStore, options: Partial<UploadOptions> = {}) {
  const outcomes: unknown[] = [];
  const app = filesApp(at);
  app.post('/upload', (context) =>
    withUpload(context.req.raw, optionsFor(at, options), async ({ files }) => {
      const { key } = (await files.songFile?.commit()) ?? {};
      return context.json({ success: true, data: { key, bytes: files.songFile?.bytes } });
    }).catch((error: unknown) => {
      outcomes.push(error);
      throw error;
    }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Else it waits for connections that are kept for a next request.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  );
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, outcomes };
}

describe('uploads over a real connection', () => {
  it('cut at half leave neither a record nor a file', async () => {
    const at = createTestStore();
    const { url, outcomes } = await listen(at);
    const form = postParts(['name="songFile"; filename="a.wav"', wav(200)]);
    const whole = Buffer.from(await form.arrayBuffer());
    const request = sendRequest(`${url}/upload`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=edge', 'Content-Length': whole.length },
    });
    request.on('error', () => {});
    request.write(whole.subarray(0, whole.length / 2));
    await vi.waitFor(() => expect(at.staged()).toHaveLength(1), PATIENCE);

    request.destroy();
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), PATIENCE);
    expect(outcomes[0]).toMatchObject({ status: 400, message: expect.stringContaining('cut off') });
    expect([at.staged(), at.stored()]).toEqual([[], []]);
  });

  it('over the limit are answered with the sentence, although the client is still sending', async () => {
    const at = createTestStore();
    const { url } = await listen(at, { limits: { image: 100, audio: 100 } });
    const body = formWith('songFile', Buffer.alloc(40_000_000), 'a.wav');
    const answer = await fetch(`${url}/upload`, { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      success: false,
      field: 'songFile',
      message: '“a.wav” is too large: an audio file may have at most 100 bytes.',
    });
    expect(at.staged()).toEqual([]);
  });

  it('at the same time do not mix', async () => {
    const at = createTestStore();
    const { url } = await listen(at);
    const sizes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seconds) => {
        const answer = await fetch(`${url}/upload`, { method: 'POST', body: formWith('songFile', wav(seconds), 'same.wav') });
        const { data } = (await answer.json()) as { data: { bytes: number } };
        return data.bytes;
      }),
    );
    expect(sizes).toEqual([1, 2, 3, 4, 5, 6].map((seconds) => 44 + seconds * 8000));
    expect(at.stored()).toHaveLength(6);
    expect(at.staged()).toEqual([]);
  });
});

// On other storage than a disk there is no file to be open.
describe.runIf(existsSync('/proc/self/fd') && inject('s3') === undefined)('a player that leaves in the middle of a track', () => {
  it('leaves no open file on the server', async () => {
    const at = createTestStore();
    const { url } = await listen(at, {});
    const { key } = await store(at, 'songFile', wav(600), 'long.wav');
    const stop = new AbortController();
    const answer = await fetch(`${url}/api/v1/files/${key}`, { signal: stop.signal });
    await answer.body?.getReader().read();
    await vi.waitFor(() => expect(isOpen(key)).toBe(true), PATIENCE);
    stop.abort();
    await vi.waitFor(() => expect(isOpen(key)).toBe(false), PATIENCE);
  });
});
