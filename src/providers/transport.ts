import type { HttpRequest } from './types';

interface Call extends Pick<HttpRequest, 'method' | 'signal' | 'onProgress'> {
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

export interface Answer {
  status: number;
  text: string;
  /** Of a refusal that passes: the header Retry-After. */
  retryAfter?: string;
}

/** Refusals that pass. What else says no is not asked for the header: XMLHttpRequest complains where another host does not show it. */
const PASSING = [429, 503];
const RETRY_AFTER = 'Retry-After';

const answerOf = (status: number, text: string, header: (name: string) => string | null): Answer => {
  const retryAfter = PASSING.includes(status) ? header(RETRY_AFTER) : null;
  return { status, text, ...(retryAfter !== null && { retryAfter }) };
};

/** Nothing came back: no connection, one that broke, or a server that may not be asked from here. */
export class NoAnswer extends Error {}

const sendByFetch = async ({ url, onProgress, ...init }: Call): Promise<Answer> => {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    onProgress?.(1);
    return answerOf(response.status, text, (name) => response.headers.get(name));
  } catch (cause) {
    throw new NoAnswer('There was no answer', { cause });
  }
};

/** fetch does not tell how much is sent. */
const sendWithProgress = ({ url, method, headers, body, signal, onProgress }: Call) =>
  new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const tell = ({ loaded, total }: ProgressEvent) => onProgress?.(total > 0 ? loaded / total : 0);
    // From the start on: of a call that is cut off it is known then that it was not out.
    for (const type of ['loadstart', 'progress'] as const) request.upload.addEventListener(type, tell);
    request.onloadend = () => {
      const { status, responseText } = request;
      if (status === 0) reject(new NoAnswer('There was no answer'));
      else resolve(answerOf(status, responseText, (name) => request.getResponseHeader(name)));
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });

const isWebAddress = (url: string) => /^https?:/.test(new URL(url, globalThis.location?.href).protocol);

/** Milliseconds in which rows that came before their page are as good as new. */
const GOOD_FOR = 60_000;

interface SentAhead {
  /** All that tells one call from another, the token among it. */
  key: string;
  at: number;
  answer: Promise<Answer>;
  cancel: () => void;
}
let sentAhead: SentAhead | undefined;

const keyOf = ({ method, url, headers, body }: Call) => JSON.stringify([method, url, headers, body]);

/** Sends what the page is going to ask for first: that call takes the answer, and any other one throws it away. */
export const sendAhead = (call: Call) => {
  const controller = new AbortController();
  const answer = sendByFetch({ ...call, signal: controller.signal });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  sentAhead = { key: keyOf(call), at: Date.now(), answer, cancel: () => controller.abort() };
};

const isGood = ({ at }: SentAhead) => Date.now() - at < GOOD_FOR;

/** Whether an answer is on its way or there, and not taken. */
export const isSentAhead = () => sentAhead !== undefined && isGood(sentAhead);

const takeSentAhead = (call: Call): Promise<Answer> | undefined => {
  const sent = sentAhead;
  sentAhead = undefined;
  if (!sent) return undefined;
  if (sent.key === keyOf(call) && isGood(sent)) {
    call.signal?.addEventListener('abort', sent.cancel);
    if (call.signal?.aborted) sent.cancel();
    return sent.answer;
  }
  sent.cancel();
  return undefined;
};

/** Throws NoAnswer where nothing came back, anything else where nothing was sent. */
export const transmit = async (call: Call): Promise<Answer> => {
  // Else both ways below would say that the network is broken.
  if (!isWebAddress(call.url)) throw new Error(`No call can go to ${call.url}`);
  const isWatched = call.onProgress !== undefined && typeof XMLHttpRequest !== 'undefined';
  return takeSentAhead(call) ?? (isWatched ? sendWithProgress(call) : sendByFetch(call));
};
