import { describe, expect, it } from 'vitest';
import { sharedApi } from '../../world/api';

const CHUNK = 1_000;

const api = await sharedApi({ settings: { limits: { image: 10 * CHUNK, audio: 100 * CHUNK } } });

/** A body that comes in so many chunks, and how many were taken of it when the answer was there. */
const sent = async (chunks: number, path: string, token: string) => {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      taken += 1;
      if (taken > chunks) controller.close();
      else controller.enqueue(new Uint8Array(CHUNK));
    },
  });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
  const init: RequestInit & { duplex: 'half' } = { method: 'PATCH', headers, body, duplex: 'half' };
  const { status } = await api.app.fetch(new Request(`http://api.test/api/v1/${path}`, init));
  return { status, taken };
};

// A browser that finds the connection closed while it sends shows a network error, and the 401 that signs out is never seen.
describe('the body of a refused call', () => {
  it.each([
    ['the session is over', 'over', 401],
    ['the song is not there', undefined, 404],
  ])('is read to its end before the answer when %s', async (_why, token, status) => {
    const { taken, ...answer } = await sent(50, 'listings/songs/nowhere', token ?? api.adminToken);
    expect(answer.status).toBe(status);
    expect(taken).toBeGreaterThan(50);
  });

  it('is not read on for ever: past what any call takes the answer is given', async () => {
    const { status, taken } = await sent(Number.POSITIVE_INFINITY, 'listings/songs/nowhere', 'over');
    expect(status).toBe(401);
    expect(taken).toBeLessThan(200);
  });
});
