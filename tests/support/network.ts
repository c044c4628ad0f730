import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Envelope } from '../../src/contract/envelope';
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

/** How a call can fail: an HTTP status with the API's sentence, or no answer at all. */
export type Trouble = { status: number; message: string } | 'network';

/** The wire between the console in this process and the real API in this process. */
export interface Network {
  /** Every call so far, oldest first. */
  calls: Call[];
  /** Calls of one method so far as 'METHOD path?query', oldest first; all methods when none is given. */
  log(method?: string): string[];
  /** Makes the next call of a method fail instead of reaching the API. */
  failNext(method: string, trouble: Trouble): void;
  /** Answers the next call of a method with this envelope, as a server of another team might. */
  answerNext(method: string, body: Envelope): void;
  /** Keeps all answers back until the function it gives is called. */
  hold(): () => void;
}

const server = setupServer();

const callOf = (request: Request): Call => {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname.slice(API_PATH.length + 1),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    request: request.clone(),
  };
};

const inWords = ({ method, path, query }: Call) => {
  const search = new URLSearchParams(query).toString();
  return `${method} ${path}${search === '' ? '' : `?${search}`}`;
};

const failureOf = (trouble: Trouble) =>
  trouble === 'network'
    ? HttpResponse.error()
    : HttpResponse.json({ success: false, message: trouble.message }, { status: trouble.status });

/** Starts to listen; a request to anywhere but the API fails its test. */
export const openNetwork = () => server.listen({ onUnhandledRequest: 'error' });
export const closeNetwork = () => server.close();
export const resetNetwork = () => server.resetHandlers();

/** Lets the given API answer every call under /api/v1, from now until the network is reset. */
export const connect = (api: TestApi): Network => {
  const calls: Call[] = [];
  const prepared: { method: string; answer: () => Response }[] = [];
  let held = Promise.resolve();

  const preparedFor = (method: string) => {
    const index = prepared.findIndex((each) => each.method === method);
    return index < 0 ? undefined : prepared.splice(index, 1)[0]?.answer;
  };

  server.use(
    http.all(`*${API_PATH}/*`, async ({ request }) => {
      calls.push(callOf(request));
      const answer = preparedFor(request.method);
      await held;
      return answer ? answer() : api.app.fetch(request);
    }),
  );

  return {
    calls,
    log: (method) => calls.filter((call) => method === undefined || call.method === method).map(inWords),
    failNext: (method, trouble) => prepared.push({ method, answer: () => failureOf(trouble) }),
    answerNext: (method, body) => prepared.push({ method, answer: () => HttpResponse.json(body) }),
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
};
