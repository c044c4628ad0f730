import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { CurrentUser } from '../../src/contract/session';
import { createActivity } from '../../src/providers/activity';
import { createDataProvider } from '../../src/providers/dataProvider';
import { createHeldRecords } from '../../src/providers/heldRecord';
import { createHttp } from '../../src/providers/http';
import { createSession } from '../../src/providers/session';
import type { CatalogueRecord } from '../../src/providers/types';

/** Spec 7, to the letter: not what the console itself reads. */
const API_PATH = '/api/v1';

export const HOST = 'https://api.test';

export const ANA: CurrentUser = { _id: 'user-1', email: 'ana@example.org', firstName: 'Ana', lastName: 'Lima', role: 'admin' };
export const BEN: CurrentUser = { _id: 'user-2', email: 'ben@example.org', firstName: 'Ben', role: 'manager' };
export const TOKEN = 'token-of-ana';

/** A file as it went over the wire. */
export interface SentFile {
  name: string;
  type: string;
  bytes: number[];
}

/** A request as a server sees it. `query` is the raw text behind the question mark; `body` the fields in their order, or the JSON. */
export interface SeenCall {
  method: string;
  path: string;
  query: string;
  headers: Headers;
  encoding: string;
  body: unknown;
}

const sentValue = async (value: FormDataEntryValue): Promise<string | SentFile> =>
  typeof value === 'string'
    ? value
    : { name: value.name, type: value.type, bytes: [...new Uint8Array(await value.arrayBuffer())] };

const bodyOf = async (request: Request, encoding: string): Promise<unknown> => {
  if (encoding === 'multipart/form-data') {
    const entries = [...(await request.formData()).entries()];
    return Promise.all(entries.map(async ([name, value]) => [name, await sentValue(value)]));
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

const see = async (request: Request): Promise<SeenCall> => {
  const url = new URL(request.url);
  const encoding = request.headers.get('content-type')?.split(';')[0] ?? '';
  return {
    method: request.method,
    path: url.pathname.replace(`${API_PATH}/`, ''),
    query: url.search.slice(1),
    headers: request.headers,
    encoding,
    body: await bodyOf(request, encoding),
  };
};

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * A server under the providers of one test file: it notes every call and answers with an empty success unless told otherwise. Calls to
 * any other address fail the test.
 */
export const openWire = () => {
  let seen: SeenCall[] = [];
  let answer: Answer = () => HttpResponse.json({ success: true });
  const server = setupServer(
    http.all(`${HOST}${API_PATH}/*`, async ({ request }) => {
      const forAnswer = request.clone();
      seen.push(await see(request));
      return answer(forAnswer);
    }),
  );

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    seen = [];
    answer = () => HttpResponse.json({ success: true });
  });
  afterAll(() => server.close());

  return {
    /** From now on, every call gets this body with status 200. */
    answerWith: (body: Record<string, unknown>) => {
      answer = () => HttpResponse.json(body);
    },
    answerBy: (next: Answer) => {
      answer = next;
    },
    calls: () => seen,
    /** The only call of the test. */
    call: (): SeenCall => {
      const [call, ...others] = seen;
      if (!call || others.length > 0) throw new Error(`There were ${seen.length} calls instead of one`);
      return call;
    },
  };
};

/** Names of a multipart body's parts, in their order. */
export const fieldNames = ({ body }: SeenCall): unknown[] =>
  Array.isArray(body) ? body.map((part: unknown) => (Array.isArray(part) ? part[0] : part)) : [];

/** A storage of this test alone, as `Storage` needs. */
export const createMemoryStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
    clear: () => items.clear(),
  };
};

/** The providers over the wire, with Ana signed in. */
export const createSignedIn = () => {
  const session = createSession();
  session.start(TOKEN, ANA);
  const storage = createMemoryStorage();
  const held = createHeldRecords(() => storage);
  const activity = createActivity();
  const client = createHttp({ host: HOST, session, activity });
  return { session, held, activity, http: client, dataProvider: createDataProvider({ host: HOST, http: client, held, session }) };
};

/** A record with react-admin's `id` beside the API's `_id`. */
export const record = (_id: string, values: Record<string, unknown> = {}): CatalogueRecord => ({ id: _id, _id, ...values });

/** A newly chosen file, as a picker's value. */
export const chosen = (name: string, type: string, bytes: readonly number[] = [0, 255, 13, 10, 34]) => ({
  rawFile: new File([new Uint8Array(bytes)], name, { type }),
  src: `blob:${name}`,
  title: name,
});

/** What of `chosen` must arrive. */
export const sent = (name: string, type: string, bytes: readonly number[] = [0, 255, 13, 10, 34]): SentFile => ({
  name,
  type,
  bytes: [...bytes],
});
