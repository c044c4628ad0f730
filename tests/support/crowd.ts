import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { z } from 'zod';
import { KINDS, type ResourceName } from '../../src/contract/kinds';
import { API_PATH } from '../../src/contract/limits';
import { picture } from '../world/forms';
import { type Engine, onEachEngine, tokenOf } from './engines';

/**
 * 200 connections that read and write at once for a minute, against the built server on both engines. Fails where anything was answered
 * with 500 or not at all, where a record is not there whose making was answered, or a change is lost, and where memory grows on.
 */

const CONNECTIONS = 200;
const SECONDS = Number(process.env.CROWD_SECONDS ?? 60);
/** Seconds between two looks at the memory, and megabytes that it may come to. */
const LOOK = 5;
const MOST_MEMORY = 700;
/** What a server under more load than it can carry may answer. */
const BUSY = [429, 503];
const CREATED = 201;
/** Kinds of which new ones are made. */
const MADE = ['songs', 'albums', 'ads'] as const;

const BOUNDARY = '----crowd';
const HEADERS = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (head: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const form = (texts: Readonly<Record<string, string>>, file?: { field: string; content: Buffer }) =>
  Buffer.concat([
    ...Object.entries(texts).map(([name, text]) => part(`name="${name}"`, text)),
    ...(file ? [part(`name="${file.field}"; filename="a.png"`, file.content)] : []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const madeSchema = z.object({ data: z.object({ _id: z.string() }) });
const pageSchema = z.object({
  data: z.array(z.object({ _id: z.string(), version: z.number() })),
  pagination: z.object({ next: z.object({ page: z.number() }).nullable() }),
});

const create = async ({ server }: Engine, token: string, kind: ResourceName, body: Buffer) => {
  const headers = { ...HEADERS, Authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}${API_PATH}/${KINDS[kind].write}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  return madeSchema.parse(await answer.json()).data._id;
};

/** Every record of a kind, with its version. */
const everything = async ({ server }: Engine, token: string, kind: ResourceName) => {
  const found = new Map<string, number>();
  for (let page: number | undefined = 1; page !== undefined; ) {
    const path = `${server.url}${API_PATH}/${KINDS[kind].list}?limit=100&page=${page}`;
    const answer = pageSchema.parse(await (await fetch(path, { headers: { Authorization: `Bearer ${token}` } })).json());
    for (const { _id, version } of answer.data) found.set(_id, version);
    page = answer.pagination.next?.page;
  }
  return found;
};

type Requests = NonNullable<autocannon.Options['requests']>;

/** What the crowd did, as far as it was answered. */
interface Done {
  made: Map<ResourceName, Set<string>>;
  changes: number;
}

/** Twelve calls, each connection walking through them from another one on. */
const requestsOf = async (token: string, song: string, album: string, done: Done): Promise<Requests> => {
  const headers = { Authorization: `Bearer ${token}` };
  const content = Buffer.from(await (await picture()).arrayBuffer());
  const get = (path: string) => ({ method: 'GET' as const, path: `${API_PATH}/${path}`, headers });
  let count = 0;
  const send = (method: 'POST' | 'PATCH', path: string, body: (name: string) => Buffer, onAnswer: (body: string) => void) => ({
    method,
    path: `${API_PATH}/${path}`,
    headers: { ...headers, ...HEADERS },
    setupRequest: (request: autocannon.Request) => ({ ...request, body: body(`Crowd ${++count}`) }),
    onResponse: (status: number, text: string) => {
      if (status === (method === 'POST' ? CREATED : 200)) onAnswer(text);
    },
  });
  const make = (kind: ResourceName, body: (name: string) => Buffer) =>
    send('POST', KINDS[kind].write, body, (text) => {
      done.made.get(kind)?.add(madeSchema.parse(JSON.parse(text)).data._id);
    });
  return [
    ...[1, 2, 7].map((page) => get(`listings/songs?limit=20&page=${page}`)),
    ...['listings/albums?limit=20', `listings/songs/${song}`, `history/songs/${song}`].map(get),
    ...['listings/songs/search?key=crowd%209', 'listings/albums/published/search?key=cro'].map(get),
    make('songs', (title) => form({ title, album })),
    make('albums', (name) => form({ name }, { field: 'albumArt', content })),
    make('ads', (title) => form({ type: 'ad', title }, { field: 'featureImage', content })),
    send(
      'PATCH',
      `listings/songs/${song}`,
      (title) => form({ title }),
      () => {
        done.changes += 1;
      },
    ),
  ];
};

const press = (url: string, requests: Requests, counts: Map<string, number>) =>
  new Promise<autocannon.Result>((resolve, reject) => {
    const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    let begun = 0;
    const instance = autocannon(
      {
        ...{ url, connections: CONNECTIONS, duration: SECONDS, timeout: 60, requests },
        setupClient: (client) => {
          const from = begun++ % requests.length;
          client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    instance.on('response', (_client, status) => count(String(status)));
    instance.on('reqError', (error) => count(`no answer: ${String(error?.code ?? error?.message ?? error)}`));
  });

/** Megabytes that the server holds, at the start and every few seconds of the work. */
const memoryDuring = async (engine: Engine, work: () => Promise<unknown>): Promise<number[]> => {
  const look = async () => (await engine.metric('process_resident_memory_bytes')) / 1_000_000;
  const memory = [await look()];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await Promise.race([wait(LOOK * 1_000), working]);
    memory.push(await look());
  }
  await working;
  return memory;
};

const numbers = (values: readonly number[]) => values.map((each) => each.toFixed(0)).join(', ');

/** Presses, prints what came of it, and gives what must not be. */
const crowd = async (engine: Engine): Promise<string[]> => {
  const token = await tokenOf(engine);
  const content = Buffer.from(await (await picture()).arrayBuffer());
  const album = await create(engine, token, 'albums', form({ name: 'Crowd' }, { field: 'albumArt', content }));
  const song = await create(engine, token, 'songs', form({ title: 'Crowd', album }, { field: 'songCoverArt', content }));
  const done: Done = { made: new Map(MADE.map((kind) => [kind, new Set()])), changes: 0 };
  const counts = new Map<string, number>();
  const requests = await requestsOf(token, song, album, done);
  const latency: number[] = [];
  const memory = await memoryDuring(engine, async () => {
    const { p50, p99, max } = (await press(engine.server.url, requests, counts)).latency;
    latency.push(p50, p99, max);
  });
  const lost: string[] = [];
  for (const [kind, made] of done.made) {
    const there = await everything(engine, token, kind);
    const missing = [...made].filter((id) => !there.has(id)).length;
    console.log(`${kind}: ${made.size.toLocaleString('en')} were answered with ${CREATED}, ${missing} of them are not there`);
    if (missing > 0) lost.push(`${missing} of ${made.size} ${kind} are not there`);
    const version = there.get(song);
    if (version === undefined) continue;
    console.log(
      `one song: ${done.changes.toLocaleString('en')} changes were answered, its version is ${version.toLocaleString('en')}`,
    );
    if (version <= done.changes) lost.push(`of ${done.changes} changes of one song only ${version - 1} were kept`);
  }
  const answers = [...counts].sort(([one], [other]) => one.localeCompare(other));
  console.log(`answers: ${answers.map(([what, number]) => `${what}: ${number.toLocaleString('en')}`).join(', ')}`);
  console.log(`milliseconds to an answer, half, 99 % and all: ${numbers(latency)}`);
  console.log(`megabytes, every ${LOOK} s: ${numbers(memory)}`);
  const isWrong = (what: string) => !/^[23]\d\d$/.test(what) && !BUSY.includes(Number(what));
  return [
    ...lost,
    ...answers.filter(([what]) => isWrong(what)).map(([what, number]) => `${number} times ${what}`),
    ...(Math.max(...memory) > MOST_MEMORY ? [`${numbers([Math.max(...memory)])} MB of memory`] : []),
  ].map((fault) => `${engine.name}: ${fault}`);
};

const faults: string[] = [];
await onEachEngine(async (engine) => void faults.push(...(await crowd(engine))));
console.log(faults.length === 0 ? '\nNothing was lost.' : ['', ...faults].join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
