import { HttpResponse } from 'msw';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../src/providers/http';
import { ANA, BEN, createSignedIn, openWire, TOKEN } from './wire';

const wire = openWire();

const NETWORK = 'Network Error, Please check your connection and try again';
const UNKNOWN = 'Something went wrong, try again';
const get = (path = 'listings/songs') => createSignedIn().http.request({ method: 'GET', path });
const failed = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.then(
    () => new Error('The call went well'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw error;
  return error;
};

describe('every call', () => {
  it('[4.9, 4.10, 7.1] goes to {host}/api/v1 with the Bearer token and the app header', async () => {
    await get();
    expect(wire.call()).toMatchObject({ method: 'GET', path: 'listings/songs', query: '' });
    expect(wire.call().headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(wire.call().headers.get('x-client-app')).toBe('catalogue-console');
  });

  it('may have a host with a slash at its end', async () => {
    const { session, activity } = createSignedIn();
    await createHttp({ host: 'https://api.test//', session, activity }).request({ method: 'GET', path: 'users' });
    expect(wire.call().path).toBe('users');
  });

  it('[4.10] goes without a token when nobody is signed in, and as a visitor', async () => {
    const { http, session } = createSignedIn();
    await http.request({ method: 'POST', path: 'auth/login', guest: true });
    session.end();
    await http.request({ method: 'GET', path: 'users' });
    expect(wire.calls().map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it('[4.9] takes the token of the moment', async () => {
    const { http, session } = createSignedIn();
    session.start('token-of-ben', BEN);
    await http.request({ method: 'GET', path: 'users' });
    expect(wire.call().headers.get('authorization')).toBe('Bearer token-of-ben');
  });

  it('sends an object as JSON', async () => {
    await createSignedIn().http.request({ method: 'POST', path: 'auth/login', body: { email: 'é' } });
    expect(wire.call()).toMatchObject({ encoding: 'application/json', body: { email: 'é' } });
  });

  it('resolves with the envelope', async () => {
    const body = { success: true, message: 'Done', data: [1], pagination: { next: { page: 2 }, prev: null } };
    wire.answerWith(body);
    await expect(get()).resolves.toEqual(body);
  });

  it('takes an answer without content for a success', async () => {
    wire.answerBy(() => new Response(null, { status: 204 }));
    await expect(get()).resolves.toEqual({ success: true });
  });
});

describe('failures', () => {
  it('[8.1] of the network', async () => {
    wire.answerBy(() => HttpResponse.error());
    for (const onProgress of [undefined, () => undefined]) {
      const call = createSignedIn().http.request({ method: 'POST', path: 'users', onProgress });
      expect(await failed(call)).toMatchObject({ message: NETWORK, status: 0, body: null });
    }
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 429, 500, 503])('[8.2] with status %i show their own message', async (status) => {
    const body = { success: false, message: 'A title is needed.', field: 'title' };
    wire.answerBy(() => HttpResponse.json(body, { status }));
    expect(await failed(get())).toMatchObject({ message: 'A title is needed.', status, body });
  });

  it.each([
    { success: false },
    { message: '' },
    { message: '  ' },
    { message: 7 },
    { message: null },
    null,
    'Internal error',
    [],
  ])('[8.3] with an answer like %j have no message of their own', async (...[body]) => {
    wire.answerBy(() => HttpResponse.json(body, { status: 500 }));
    expect(await failed(get())).toMatchObject({ message: UNKNOWN, status: 500 });
  });

  it.each([{ error: 'Not today.' }, { error: { message: 'Not today.' } }])('of a server that says %j show so', async (body) => {
    wire.answerBy(() => HttpResponse.json(body, { status: 500 }));
    expect(await failed(get())).toMatchObject({ message: 'Not today.', status: 500 });
  });

  it.each([200, 404, 502])('with a page of HTML and status %i', async (status) => {
    wire.answerBy(() => HttpResponse.html('<h1>Bad gateway</h1>', { status }));
    expect(await failed(get())).toMatchObject({ message: UNKNOWN, status });
  });

  it.each(['', '{"success":', '[]', '"yes"', 'null', '{}', '{"success":"true"}', '{"data":[]}'])(
    'with status 200 and the body %j',
    async (body) => {
      wire.answerBy(() => new Response(body, { headers: { 'content-type': 'application/json' } }));
      expect(await failed(get())).toMatchObject({ message: UNKNOWN, status: 200 });
    },
  );

  it('[7.2] with status 200 and success false', async () => {
    wire.answerWith({ success: false, message: 'Already there.' });
    expect(await failed(get())).toMatchObject({ message: 'Already there.', status: 200 });
    wire.answerWith({ success: false });
    expect(await failed(get())).toMatchObject({ message: UNKNOWN, status: 200 });
  });

  it('[8.3] before anything was sent are not the network’s', async () => {
    const loop: Record<string, unknown> = {};
    loop.itself = loop;
    expect(await failed(createSignedIn().http.request({ method: 'POST', path: 'x', body: loop }))).toMatchObject({
      message: UNKNOWN,
      status: 0,
    });
    expect(wire.calls()).toEqual([]);
  });

  it('[8.3] of an address that no call can go to are not the network’s', async () => {
    const { session, activity } = createSignedIn();
    const { request } = createHttp({ host: 'ftp://api.test', session, activity });
    expect(await failed(request({ method: 'GET', path: 'x' }))).toMatchObject({ message: UNKNOWN, status: 0 });
  });
});

describe('cancelled calls', () => {
  const cancelled = { name: 'AbortError' };

  it.each([undefined, () => undefined])('reject as cancelled, while the answer is awaited (%#)', async (onProgress) => {
    const controller = new AbortController();
    wire.answerBy(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    const error: unknown = await createSignedIn()
      .http.request({ method: 'GET', path: 'users', signal: controller.signal, onProgress })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject(cancelled);
  });

  it('are not sent when cancelled before', async () => {
    const call = createSignedIn().http.request({ method: 'GET', path: 'users', signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject(cancelled);
    expect(wire.calls()).toEqual([]);
  });
});

describe('answers of 401', () => {
  const refuse = () => wire.answerBy(() => HttpResponse.json({ success: false, message: 'Sign in again.' }, { status: 401 }));

  it('end the session, once for any number of calls', async () => {
    refuse();
    const { http, session } = createSignedIn();
    const onRefused = vi.fn(() => expect(session.token()).toBeNull());
    session.onRefused(onRefused);
    await Promise.allSettled(Array.from({ length: 5 }, () => http.request({ method: 'GET', path: 'users' })));
    expect(wire.calls()).toHaveLength(5);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('end no session that began after the call', async () => {
    const { http, session } = createSignedIn();
    const onRefused = vi.fn();
    session.onRefused(onRefused);
    wire.answerBy(() => {
      session.start('token-of-ben', BEN);
      return HttpResponse.json({ success: false, message: 'Sign in again.' }, { status: 401 });
    });
    await expect(http.request({ method: 'GET', path: 'users' })).rejects.toThrow();
    expect(onRefused).not.toHaveBeenCalled();
    expect(session.token()).toBe('token-of-ben');
  });

  it('end no session that the same person began anew after the call', async () => {
    const { http, session } = createSignedIn();
    session.onRefused(() => expect.unreachable());
    wire.answerBy(() => {
      session.start('newer-token-of-ana', ANA);
      return HttpResponse.json({ success: false, message: 'Sign in again.' }, { status: 401 });
    });
    await expect(http.request({ method: 'GET', path: 'users' })).rejects.toMatchObject({ name: 'AbortError' });
    expect(session.token()).toBe('newer-token-of-ana');
  });

  it('to a visitor end nothing', async () => {
    refuse();
    const { http, session } = createSignedIn();
    session.onRefused(() => expect.unreachable());
    await expect(http.request({ method: 'POST', path: 'auth/login', guest: true })).rejects.toMatchObject({ status: 401 });
    expect(session.token()).toBe(TOKEN);
  });
});

describe('answers after the person changed', () => {
  it.each([
    ['rows', () => HttpResponse.json({ success: true, data: [{ _id: '1' }] })],
    ['a refusal', () => HttpResponse.json({ success: false, message: 'No.' }, { status: 409 })],
    ['a broken network', () => HttpResponse.error()],
  ])('%s reach nobody', async (_what, answer) => {
    const { http, session } = createSignedIn();
    wire.answerBy(() => {
      session.end();
      session.start('token-of-ben', BEN);
      return answer();
    });
    await expect(http.request({ method: 'GET', path: 'users' })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('a new token of the same person changes nothing', async () => {
    const { http, session } = createSignedIn();
    wire.answerBy(() => {
      session.start('newer-token-of-ana', ANA);
      return HttpResponse.json({ success: true, data: 1 });
    });
    await expect(http.request({ method: 'GET', path: 'users' })).resolves.toMatchObject({ data: 1 });
  });
});
