import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '../../contract/envelope';
import { isLongBodyAllowed } from '../http/longBodies';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Milliseconds that a client may take. Names that end in Timeout and Interval are Node's. */
export const PATIENCE = {
  headersTimeout: 20 * SECOND,
  /** A whole form with its files: a song on a slow line takes long. */
  requestTimeout: 120 * MINUTE,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  body: 30 * SECOND,
  silence: MINUTE,
  /** Without taking a byte of the answer, the work on it included: a large picture may be decoded for two minutes. */
  answer: 10 * MINUTE,
};

export type Patience = typeof PATIENCE;

const MESSAGES = {
  400: 'This request can’t be read.',
  408: 'The request took too long to arrive. Please try again.',
  431: 'The headers of this request are too large.',
} as const;

/** Past the app, which never got a whole request. */
const refuse = (socket: Duplex, status: keyof typeof MESSAGES) => {
  if (!socket.writable) return socket.destroy();
  const body = JSON.stringify({ success: false, message: MESSAGES[status] } satisfies Failure);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\nX-Robots-Tag: noindex\r\n`;
  const about = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return socket.end(`${head}${about}\r\n${body}`, () => socket.destroy());
};

const STATUS_OF_FAULT = new Map<unknown, keyof typeof MESSAGES>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Cuts off clients that send or take too slowly; what is not HTTP at all gets the envelope of a failure. */
export const refuseSlowClients = (server: Server, { body, silence, answer }: Patience): void => {
  server.on('clientError', (error, socket) =>
    refuse(socket, ('code' in error ? STATUS_OF_FAULT.get(error.code) : undefined) ?? 400),
  );
  server.on('request', (incoming, outgoing) => {
    const { socket, headers } = incoming;
    const isLate = () => !incoming.complete && !outgoing.writableEnded;
    const cutOff = () => (outgoing.headersSent ? socket.destroy() : refuse(socket, 408));
    let isAnswering = false;
    // Called at each silence. The request's own timeout would end the connection once the request came whole.
    outgoing.setTimeout(silence, () => {
      if (isLate()) cutOff();
      else if (isAnswering) socket.destroy();
      else socket.setTimeout(answer);
      isAnswering = true;
    });
    const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
    const timer = setTimeout(() => isLate() && !(isForm && isLongBodyAllowed(incoming)) && cutOff(), body);
    outgoing.once('close', () => {
      clearTimeout(timer);
      // A body that nobody asked for, as behind a GET: it can go on for as long as an upload.
      if (!incoming.complete) setTimeout(() => incoming.complete || socket.destroy(), body).unref();
    });
  });
};
