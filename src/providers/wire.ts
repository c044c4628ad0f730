import type { HttpRequest } from './types';

/** A call as it goes over the wire. */
export interface Sent extends Pick<HttpRequest, 'method' | 'signal' | 'onProgress'> {
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  text: string;
}

/** Nothing came back: no connection, a connection that broke, a server that may not be asked from here. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('There was no answer', { cause });
  }
}
