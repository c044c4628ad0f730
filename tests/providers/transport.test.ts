// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createSignedIn, openWire, record, TOKEN } from './wire';

const wire = openWire();

const upload = (signal?: AbortSignal) => {
  const fractions: number[] = [];
  const done = createSignedIn().dataProvider.update('playlists', {
    id: '1',
    data: { name: 'Morning' },
    previousData: record('1'),
    meta: { signal, onProgress: (fraction: number) => fractions.push(fraction) },
  });
  return { fractions, done };
};

describe('a call whose progress is watched, in a browser', () => {
  it('arrives like any other, and tells how much of it is sent, up to the whole', async () => {
    const { fractions, done } = upload();
    await done;
    expect(wire.call().headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(wire.call().headers.get('x-client-app')).toBe('catalogue-console');
    expect(wire.call()).toMatchObject({ method: 'PATCH', encoding: 'multipart/form-data', body: [['name', 'Morning']] });
    expect(fractions.at(-1)).toBe(1);
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
  });

  it.each([200, 409, 500])('shows the message of a refusal with status %i', async (status) => {
    wire.answerBy(() => HttpResponse.json({ success: false, message: 'Not today.' }, { status }));
    await expect(upload().done).rejects.toMatchObject({ message: 'Not today.', status });
  });

  it.each([
    [503, '7'],
    [409, undefined],
  ])('tells of a refusal with status %i when to try again, where that passes', async (status, retryAfter) => {
    const headers = { 'Retry-After': '7', 'Access-Control-Expose-Headers': 'Retry-After' };
    wire.answerBy(() => HttpResponse.json({ success: false, message: 'No.' }, { status, headers }));
    const { http } = createSignedIn();
    const failure: unknown = await http.request({ method: 'GET', path: 'x', onProgress: () => {} }).catch((error) => error);
    expect(failure).toHaveProperty('status', status);
    expect(Object(failure).retryAfter).toBe(retryAfter);
  });

  it('that gets no answer is the network’s failure', async () => {
    wire.answerBy(() => HttpResponse.error());
    await expect(upload().done).rejects.toMatchObject({
      message: 'Network Error, Please check your connection and try again',
      status: 0,
    });
  });

  it('can be cancelled on the way', async () => {
    const controller = new AbortController();
    wire.answerBy(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    await expect(upload(controller.signal).done).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not sent when it was cancelled before', async () => {
    await expect(upload(AbortSignal.abort()).done).rejects.toMatchObject({ name: 'AbortError' });
    expect(wire.calls()).toEqual([]);
  });
});
