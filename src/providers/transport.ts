import type { HttpRequest } from './types';

interface Call extends Pick<HttpRequest, 'method' | 'signal' | 'onProgress'> {
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

export interface Answer {
  status: number;
  text: string;
}

/** Nothing came back: no connection, one that broke, or a server that may not be asked from here. */
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
      else resolve({ status, text: responseText });
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });

const isWebAddress = (url: string) => /^https?:/.test(new URL(url, globalThis.location?.href).protocol);

/** Throws NoAnswer where nothing came back, anything else where nothing was sent. */
export const transmit = async (call: Call): Promise<Answer> => {
  // Else both ways below would say that the network is broken.
  if (!isWebAddress(call.url)) throw new Error(`No call can go to ${call.url}`);
  const isWatched = call.onProgress !== undefined && typeof XMLHttpRequest !== 'undefined';
  return isWatched ? sendWithProgress(call) : sendByFetch(call);
};
