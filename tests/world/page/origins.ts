import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { extname } from 'node:path';
import { TOP } from '../../support/run';
import { type RunningServer, startServer } from '../built';
import { type Catalogue, createCatalogue } from './catalogue';

const FOLDER = `${TOP}dist/console`;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** VITE_API_HOST as it stands in the built console where none was given. */
const NO_HOST = /\bhost:(?:``|""|'')/g;

const listen = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port given');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${address.port}`, close };
};

/** Where a console stands, and the API that it calls. */
export interface Layout {
  url: string;
  server: RunningServer;
  catalogue: Catalogue;
  close(): Promise<void>;
}

/**
 * The console on a web server that knows nothing but files, its API at another origin that allows it to call. It is the one that was built
 * for its own origin, with the host put in where the build would have put it.
 */
export const twoOrigins = async (): Promise<Layout> => {
  let api = '';
  const files = await listen(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://files.test');
    const isFile = extname(pathname) !== '' && existsSync(`${FOLDER}${pathname}`);
    const own = `${pathname.replace(/\/$/, '')}/index.html`;
    const path = isFile ? pathname : existsSync(`${FOLDER}${own}`) ? own : '/index.html';
    const isMissing = !isFile && extname(pathname) !== '';
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const bytes = readFileSync(`${FOLDER}${path}`);
    const body = type === 'text/javascript' ? bytes.toString().replace(NO_HOST, `host:${JSON.stringify(api)}`) : bytes;
    answer.writeHead(isMissing ? 404 : 200, { 'Content-Type': type }).end(isMissing ? '' : body);
  });
  const server = await startServer({ CORS_ORIGINS: files.url });
  api = server.url;
  const close = async () => {
    await files.close();
    await server.dispose();
  };
  return { url: files.url, server, catalogue: createCatalogue(api), close };
};

/** Console and API behind a proxy that has something else at its root, and takes the path off or leaves it on. */
export const underPath = async (path: string, takesOff: boolean): Promise<Layout> => {
  let port = '';
  const proxy = await listen((from, to) => {
    const { url = '/', method, headers } = from;
    if (url !== path && !url.startsWith(`${path}/`)) return void to.writeHead(404).end();
    const target = { port, method, headers, path: takesOff ? url.slice(path.length) || '/' : url };
    const passed = request(target, (answer) => answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers)));
    passed.on('error', () => to.destroy());
    from.pipe(passed);
  });
  try {
    const server = await startServer({ PUBLIC_URL: `${proxy.url}${path}` });
    port = new URL(server.url).port;
    const close = async () => {
      await proxy.close();
      await server.dispose();
    };
    return { url: `${proxy.url}${path}`, server, catalogue: createCatalogue(server.url), close };
  } catch (error) {
    await proxy.close();
    throw error;
  }
};
