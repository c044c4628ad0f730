import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readEnvironment } from '../../src/server/settings/environment';
import { listen } from '../../src/server/start/listen';
import { PATIENCE, type Patience } from '../../src/server/start/slowClients';
import { createTestApi } from './api';

/** The API on a port of this process. @param patience where a test must not wait as long as people do */
export const startListening = async ({
  patience = {},
  stopPatience = 10_000,
}: {
  patience?: Partial<Patience>;
  stopPatience?: number;
} = {}) => {
  const api = await createTestApi();
  const environment = { ...readEnvironment({ PORT: '0' }), stopPatience };
  const { port, stop } = await listen(api.app, environment, { ...PATIENCE, ...patience });
  return { api, port, stop };
};

/** A client that sends what it is told to, byte for byte. */
export const rawClient = async (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  // A connection that is cut is what some tests wait for.
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return {
    socket,
    send: (text: string) => socket.write(text),
    /** All that came, once the server has closed the connection. */
    answer: async () => {
      await ended;
      return received;
    },
    received: () => received,
  };
};

const BOUNDARY = 'limit';

/** Head of a form of the API whose body is sent by hand. */
export const formHead = (path: string, token: string) =>
  [
    `POST /api/v1/${path} HTTP/1.1`,
    'Host: api.test',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Transfer-Encoding: chunked',
    '\r\n',
  ].join('\r\n');

const chunk = (text: string | Buffer) => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
};

/** The body of a form in pieces to be sent one after the other: a text, the first half of a file, its second half and the end. */
export const formPieces = (name: string, value: string, fileField: string, file: Buffer): [Buffer, Buffer, Buffer] => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fileHead = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fileField}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const half = Math.floor(file.length / 2);
  return [
    chunk(head + fileHead),
    chunk(file.subarray(0, half)),
    Buffer.concat([chunk(file.subarray(half)), chunk(`\r\n--${BOUNDARY}--\r\n`), Buffer.from('0\r\n\r\n')]),
  ];
};
