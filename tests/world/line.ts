import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Envelope, Failure } from '../../src/contract/envelope';
import { API_PATH } from '../../src/contract/limits';
import type { TestApi } from './api';

/** A call as it left the console. */
export interface Call {
  method: string;
  /** Below /api/v1, without a slash at the start and without the query. */
  path: string;
  query: Record<string, string>;
  headers: Headers;
  /** The whole request, to read its body from: `await call.request.formData()`. */
  request: Request;
}

/** How the API says no: a status, its sentence, and the field it is about where it is about one. */
export type Refusal = { status: number } & Omit<Failure, 'success'>;

/** Where an answer can be lost: before the API had the call, or after it did what was asked. */
export type Loss = 'before' | 'after';

/**
 * The line between the console in this process and the real API in this process. A call is named by how it begins in the log:
 * 'PATCH', 'PATCH listings/songs', 'GET listings/songs?limit=20&page=2'. Reads of what a server need not keep are meant by their own names alone.
 */
export interface Line {
  /** Every call so far, oldest first. */
  calls: Call[];
  /** The calls so far that begin so, as 'METHOD path?query', oldest first; all when none is named. */
  log(call?: string): string[];
  /** How many calls have no answer yet. */
  open(): number;
  /** Refuses the next such call; it does not reach the API. */
  refuse(call: string, refusal: Refusal): void;
  /** Breaks off the next such call. */
  lose(call: string, when: Loss): void;
  /** Answers the next such call with this envelope, as a server of another team might. */
  answer(call: string, body: Envelope): void;
  /** Has something happen on the way of the next such call, before the API sees it. */
  before(call: string, happening: () => Promise<unknown>): void;
  /** Keeps back the answers of such calls from now on, of all when none is named, until the function it gives is called. */
  hold(call?: string): () => void;
  /** Keeps back the answer of the next such call alone. */
  holdNext(call: string): () => void;
  /** The browser says that it has no connection, and every call fails, until `online`. */
  offline(): void;
  online(): void;
}

type Handler = (pass: () => Promise<Response>) => Promise<Response>;

const server = setupServer();

const callOf = (request: Request): Call => {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname.slice(url.pathname.indexOf(API_PATH) + API_PATH.length + 1),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    request: request.clone(),
  };
};

const inWords = ({ method, path, query }: Call) => {
  const search = new URLSearchParams(query).toString();
  return `${method} ${path}${search === '' ? '' : `?${search}`}`;
};

const NOT_ALL_HAVE = ['GET deleted', 'GET history'];

const isMeant = (words: string, call: string) =>
  words.startsWith(call) && !NOT_ALL_HAVE.some((name) => words.startsWith(name) && !call.startsWith(name));

/** Starts to listen; a request to anywhere but the API fails its test. */
export const openLine = () => server.listen({ onUnhandledRequest: 'error' });
export const closeLine = () => server.close();

let isOnline = true;
const connected = (is: boolean) => {
  isOnline = is;
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

/** Nothing answers any more, and the browser is online. */
export const resetLine = () => {
  server.resetHandlers();
  isOnline = true;
};

/** Lets the given API answer every call under /api/v1, from now until the line is reset. */
export const connect = (api: TestApi): Line => {
  const calls: Call[] = [];
  const prepared: { call: string; handler: Handler }[] = [];
  let open = 0;
  let held: { call: string; until: Promise<void>; isForOne: boolean }[] = [];

  const hold = (call: string, isForOne: boolean) => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    held.push({ call, until, isForOne });
    return () => release();
  };

  const prepare = (call: string, handler: Handler) => void prepared.push({ call, handler });
  const preparedFor = (words: string): Handler => {
    const index = prepared.findIndex(({ call }) => isMeant(words, call));
    return (index < 0 ? undefined : prepared.splice(index, 1)[0]?.handler) ?? ((pass) => pass());
  };

  server.use(
    http.all(`*${API_PATH}/*`, async ({ request }) => {
      const call = callOf(request);
      calls.push(call);
      const words = inWords(call);
      const handler = preparedFor(words);
      open += 1;
      const holding = held.filter((each) => isMeant(words, each.call));
      held = held.filter((each) => !(each.isForOne && holding.includes(each)));
      await Promise.all(holding.map(({ until }) => until));
      try {
        return isOnline ? await handler(async () => api.app.fetch(request)) : HttpResponse.error();
      } finally {
        open -= 1;
      }
    }),
  );

  return {
    calls,
    log: (begin = '') => calls.map(inWords).filter((words) => isMeant(words, begin)),
    open: () => open,
    refuse: (call, { status, ...failure }) =>
      prepare(call, async () => HttpResponse.json({ success: false, ...failure }, { status })),
    lose: (call, when) =>
      prepare(call, async (pass) => {
        if (when === 'after') await pass();
        return HttpResponse.error();
      }),
    answer: (call, body) => prepare(call, async () => HttpResponse.json(body)),
    before: (call, happening) =>
      prepare(call, async (pass) => {
        await happening();
        return pass();
      }),
    hold: (call = '') => hold(call, false),
    holdNext: (call) => hold(call, true),
    offline: () => connected(false),
    online: () => connected(true),
  };
};
