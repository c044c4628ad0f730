import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '../../contract/envelope';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a client may take, in milliseconds. Whoever takes longer holds a connection that others need. */
export interface Patience {
  /** For the head of a request. */
  head: number;
  /** For the body of a call without files, from its head to its end. */
  body: number;
  /** Without a byte while a body is being sent. */
  silence: number;
  /** For a whole form with its files: a song on a slow line takes long. */
  upload: number;
  /** Without taking a byte of its answer, the work on it included: a large picture may be decoded for two minutes. */
  answer: number;
  /** Between two requests on a connection. */
  keepAlive: number;
  /** How often heads and uploads are looked at. */
  checking: number;
}

export const PATIENCE: Patience = {
  head: 20 * SECOND,
  body: 30 * SECOND,
  silence: MINUTE,
  upload: 120 * MINUTE,
  answer: 10 * MINUTE,
  keepAlive: 65 * SECOND,
  checking: 5 * SECOND,
};

/** The same, as Node's server takes it. */
export const serverOptionsOf = ({ head, upload, keepAlive, checking }: Patience) => ({
  headersTimeout: head,
  requestTimeout: upload,
  keepAliveTimeout: keepAlive,
  connectionsCheckingInterval: checking,
});

const REASONS = {
  400: ['Bad Request', 'This request can’t be read.'],
  408: ['Request Timeout', 'The request took too long to arrive. Please try again.'],
  431: ['Request Header Fields Too Large', 'The headers of this request are too large.'],
} as const;

/** The envelope of a failure, past the app: it never got a whole request. Then the connection ends. */
const refuse = (socket: Duplex, status: keyof typeof REASONS) => {
  if (!socket.writable) return socket.destroy();
  const [reason, message] = REASONS[status];
  const body = JSON.stringify({ success: false, message } satisfies Failure);
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
  ];
  return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};

const statusOf = (error: Error): keyof typeof REASONS => {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** Cuts off clients that send or take too slowly, and answers in the envelope what is not HTTP at all. */
export const refuseSlowClients = (server: Server, { body, silence, answer }: Patience): void => {
  server.on('clientError', (error, socket) => refuse(socket, statusOf(error)));
  server.on('request', (incoming, outgoing) => {
    const { socket, headers } = incoming;
    const cutOff = () => (outgoing.headersSent ? socket.destroy() : refuse(socket, 408));
    const isLate = () => !incoming.complete && !outgoing.writableEnded;
    let isSent = false;
    // Called once for each silence; what is only waiting for its answer is then given the longer time. Not the request's own timeout:
    // once that has come whole, Node would end the connection.
    outgoing.setTimeout(silence, () => {
      if (isLate()) cutOff();
      else if (isSent) socket.destroy();
      else socket.setTimeout(answer);
      isSent = true;
    });
    if (/^multipart\//i.test(headers['content-type'] ?? '')) return;
    const timer = setTimeout(() => isLate() && cutOff(), body);
    outgoing.once('close', () => clearTimeout(timer));
  });
};
