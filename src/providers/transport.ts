import type { HttpRequest } from './types';

export interface Call extends Pick<HttpRequest, 'method' | 'signal' | 'onProgress'> {
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  text: string;
}

/** Nothing came back: no connection, one that broke or was cancelled, a server that may not be asked from here. */
export class NoAnswer extends Error {}

const sendByFetch = async ({ url, onProgress, ...init }: Call): Promise<Answer> => {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    onProgress?.(1);
    return { status: response.status, text };
  } catch (cause) {
    throw new NoAnswer('There was no answer', { cause });
  }
};

/** fetch does not tell how much is sent; the browser's older way does. */
const sendWithProgress = ({ url, method, headers, body, signal, onProgress }: Call) =>
  new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      const { status, responseText } = request;
      if (status === 0) reject(new NoAnswer('There was no answer'));
      else resolve({ status, text: responseText });
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });

const isWebAddress = (url: string) => /^https?:/.test(new URL(url, globalThis.location?.href).protocol);

/**
 * Sends one call; outside of a browser its progress is told only at the end.
 * @throws NoAnswer where nothing came back, and anything else where nothing was sent
 */
export const transmit = async (call: Call): Promise<Answer> => {
  // Both ways would say of it that the network is broken.
  if (!isWebAddress(call.url)) throw new Error(`No call can go to ${call.url}`);
  const isWatched = call.onProgress !== undefined && typeof XMLHttpRequest !== 'undefined';
  return isWatched ? sendWithProgress(call) : sendByFetch(call);
};
