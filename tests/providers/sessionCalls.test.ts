import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionCalls } from '../../src/providers/sessionCalls';
import { createSignedIn, openWire, TOKEN } from './wire';

const wire = openWire();
const MINUTE = 60_000;
const paths = () => wire.calls().map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
const open = () => createSessionCalls(createSignedIn().http);

describe('somebody at work', () => {
  it('is told to the API once no other call went out for 5 minutes', async () => {
    const { http, keepSession } = open();
    later(4);
    keepSession();
    await http.request({ method: 'GET', path: 'listings/songs' });
    later(4);
    keepSession();
    later(1);
    keepSession();
    keepSession();
    await expect.poll(paths).toEqual(['GET listings/songs', 'GET auth/session']);
  });

  it('is told no more to a server that does not know the call', async () => {
    wire.answerBy(() => HttpResponse.json({ success: false, message: 'Nothing here.' }, { status: 404 }));
    const { keepSession } = open();
    for (let turn = 0; turn < 3; turn += 1) {
      later(5);
      keepSession();
      await expect.poll(paths).toEqual(['GET auth/session']);
    }
  });
});

it('the end of a session is told with its token', async () => {
  open().endSession();
  await expect.poll(paths).toEqual(['POST auth/logout']);
  expect(wire.call().headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});
