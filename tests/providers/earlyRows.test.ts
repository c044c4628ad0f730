// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KINDS, type ResourceName } from '../../src/contract/kinds';
import { askForRows } from '../../src/providers/earlyRows';
import { ANA, BEN, createSignedIn, HOST, openWire, record, TOKEN } from './wire';

const wire = openWire();
const MINUTE = 60_000;
const FIRST_PAGE = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});
/** Asks ahead for a list, and gives the console that comes after it. */
const askAhead = async (name: ResourceName = 'songs') => {
  const console = createSignedIn();
  wire.answerBy(({ url }) => HttpResponse.json({ success: true, data: [record(url)] }));
  askForRows({ host: HOST, base: '', kind: KINDS[name] });
  await vi.waitFor(() => expect(wire.calls()).toHaveLength(1));
  return console;
};

it('asks for the rows just as the list does, which takes the answer instead, once', async () => {
  const { dataProvider } = await askAhead();
  expect(wire.call()).toMatchObject({ method: 'GET', path: 'listings/songs', query: 'limit=20', body: undefined });
  expect(wire.call().headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(wire.call().headers.get('x-client-app')).toBe('catalogue-console');
  expect((await dataProvider.getList('songs', FIRST_PAGE)).data).toHaveLength(1);
  expect(wire.calls()).toHaveLength(1);
  await dataProvider.getList('songs', FIRST_PAGE);
  expect(wire.calls()).toHaveLength(2);
});

describe('asks for nothing', () => {
  it.each<[string, ResourceName, () => void]>([
    ['for a visitor', 'songs', () => localStorage.removeItem('token')],
    ['with half a session', 'songs', () => localStorage.removeItem('user')],
    ['where the role may not look', 'users', () => localStorage.setItem('user', JSON.stringify(BEN))],
    [
      'once the person was idle for too long',
      'songs',
      () => localStorage.setItem('lastActivity', String(Date.now() - 16 * MINUTE)),
    ],
  ])('%s', async (_title, name, become) => {
    createSignedIn();
    become();
    const send = vi.spyOn(globalThis, 'fetch');
    askForRows({ host: HOST, base: '', kind: KINDS[name] });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('throws the answer away', () => {
  type Console = ReturnType<typeof createSignedIn>;
  const again = ({ dataProvider }: Console) => dataProvider.getList('songs', FIRST_PAGE);
  it.each<[string, (console: Console) => unknown]>([
    ['for another person', ({ session }) => session.start('token-of-ben', BEN)],
    ['for the same one with another token', ({ session }) => session.start('newer', ANA)],
    [
      'once another call was the first',
      ({ dataProvider }) => dataProvider.getList('songs', { ...FIRST_PAGE, filter: { q: 'a' } }),
    ],
    ['when it is old', () => vi.useFakeTimers({ now: Date.now() + 2 * MINUTE, toFake: ['Date'] })],
  ])('%s', async (_title, happen) => {
    const console = await askAhead();
    await happen(console);
    const before = wire.calls().length;
    await again(console);
    expect(wire.calls()).toHaveLength(before + 1);
  });

  it('when the list is left before it has come', async () => {
    const { dataProvider } = createSignedIn();
    wire.answerBy(() => new Promise(() => undefined));
    askForRows({ host: HOST, base: '', kind: KINDS.songs });
    const signal = AbortSignal.abort();
    await expect(dataProvider.getList('songs', { ...FIRST_PAGE, signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it.each([
  ['no answer', () => HttpResponse.error(), { message: 'Network Error, Please check your connection and try again' }],
  ['a refusal', () => HttpResponse.json({ success: false, message: 'Not now.' }, { status: 503 }), { message: 'Not now.' }],
])('%s is told as that of the list’s own call', async (_title, answer, failure) => {
  const { dataProvider } = createSignedIn();
  wire.answerBy(answer);
  askForRows({ host: HOST, base: '', kind: KINDS.songs });
  await expect(dataProvider.getList('songs', FIRST_PAGE)).rejects.toMatchObject(failure);
  expect(wire.calls()).toHaveLength(1);
});

it('ends the session at a 401, like every other call', async () => {
  const { dataProvider, session } = createSignedIn();
  const refused = vi.fn();
  session.onRefused(refused);
  wire.answerBy(() => HttpResponse.json({ success: false, message: 'Sign in.' }, { status: 401 }));
  askForRows({ host: HOST, base: '', kind: KINDS.songs });
  await expect(dataProvider.getList('songs', FIRST_PAGE)).rejects.toMatchObject({ name: 'AbortError' });
  expect([session.token(), refused.mock.calls.length, wire.calls().length]).toEqual([null, 1, 1]);
});
