import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { API_PATH, APP_HEADER } from '../../../src/contract/limits';
import { FORM, formBody, headersOf } from './calls';
import { TERMS } from './catalogue';
import { PASSWORD, PEOPLE } from './fill';
import type { Server } from './servers';

const CONNECTIONS = 200;
/** Seconds between two looks at the memory. */
const LOOK = 10;
/** What a server under more load than it can carry may answer. */
const BUSY = [429, 503];

/** What came of the load. */
export interface Mixed {
  /** Answers by status, and what was no answer at all by its error. */
  answers: Readonly<Record<string, number>>;
  /** Megabytes of memory at the start and every ten seconds. */
  memory: readonly number[];
  /** Answers of a fault, and no answers. */
  faults: number;
}

export const picture = () =>
  sharp({ create: { width: 240, height: 240, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** A working day in small: twenty calls, each connection walking through them from another one on. */
const requestsOf = async (token: string, song: string, references: { artist: string; album: string }) => {
  const headers = headersOf(token);
  const get = (path: string) => ({ method: 'GET' as const, path: `${API_PATH}/listings/${path}`, headers });
  const send = (method: 'POST' | 'PATCH', path: string, body: Buffer) => ({
    method,
    path: `${API_PATH}/listings/${path}`,
    headers: { ...headers, ...FORM },
    body,
  });
  const image = await picture();
  const logins = PEOPLE.slice(0, 2).map((email) => ({
    method: 'POST' as const,
    path: `${API_PATH}/auth/login`,
    headers: { [APP_HEADER.name]: APP_HEADER.value, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  }));
  return [
    ...[1, 2, 3, 7, 40].map((page) => get(`songs?limit=20&page=${page}`)),
    ...['artists', 'albums'].map((kind) => get(`${kind}?limit=20`)),
    get(`songs/${song}`),
    ...[TERMS.few, TERMS.artist, TERMS.lookup, 'ba'].map((term) => get(`songs/search?key=${term}`)),
    ...['artists', 'albums'].map((kind) => get(`${kind}/published/search?key=${TERMS.lookup}`)),
    send('POST', 'songs', formBody({ title: 'Made under load', ...references })),
    send('POST', 'songs', formBody({ title: 'Made with a picture', ...references }, { field: 'songCoverArt', content: image })),
    send('PATCH', `songs/${song}`, formBody({ title: 'Changed under load' })),
    send('PATCH', `songs/${song}/publish`, Buffer.alloc(0)),
    ...logins,
  ];
};

/**
 * Holds 200 connections of mixed load on the server.
 * @param seconds how long
 * @param song id of a song that is read and changed by all
 */
export const runMixed = async (
  server: Server,
  token: string,
  song: string,
  references: { artist: string; album: string },
  seconds: number,
): Promise<Mixed> => {
  const requests = await requestsOf(token, song, references);
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const memory = [server.memory()];
  let begun = 0;
  const finished = new Promise<void>((done, failed) => {
    const instance = autocannon(
      {
        url: server.url,
        connections: CONNECTIONS,
        duration: seconds,
        timeout: 60,
        requests,
        setupClient: (client) => {
          const from = begun++ % requests.length;
          client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
        },
      },
      (error) => (error ? failed(error) : done()),
    );
    instance.on('response', (_client, status) => count(String(status)));
    instance.on('reqError', (error) => count(`no answer: ${String(error?.code ?? error?.message ?? error)}`));
  });
  for (let looked = LOOK; looked <= seconds; looked += LOOK) {
    await wait(LOOK * 1_000);
    memory.push(server.memory());
  }
  await finished;
  const answers = Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other)));
  const isWrong = (what: string) => !/^[23]\d\d$/.test(what) && !BUSY.includes(Number(what));
  const faults = [...counts].filter(([what]) => isWrong(what)).reduce((sum, [, number]) => sum + number, 0);
  return { answers, memory, faults };
};

/** What is printed of the load. */
export const mixedLines = (engine: string, seconds: number, { answers, memory, faults }: Mixed): string[] => [
  '',
  `${CONNECTIONS} connections of mixed load on ${engine} for ${seconds} s: ${faults} errors other than ${BUSY.join(' and ')}`,
  `answers by status: ${Object.entries(answers)
    .map(([what, number]) => `${what}: ${number.toLocaleString('en')}`)
    .join(', ')}`,
  `memory in MB, every ${LOOK} s: ${memory.map((each) => each.toFixed(0)).join(', ')}`,
];
