import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevelopmentApi } from './api';

const DEFAULT_PORT = 3000;
const API = '/src/server/development/api.ts';
const SERVER_CODE = /\/src\/(?:server|contract)\//;

/** Keeps the API of the newest code open; the one before gives the data folder back first. */
const latestApi = (vite: ViteDevServer) => {
  let open: { module: unknown; api: DevelopmentApi } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const update = async (): Promise<DevelopmentApi> => {
    const module = await vite.ssrLoadModule(API);
    if (open?.module === module) return open.api;
    await open?.api.close();
    open = undefined;
    const api: DevelopmentApi = await module.openDevelopmentApi();
    open = { module, api };
    const { firstAdmin } = api;
    if (firstAdmin)
      vite.config.logger.info(
        `  The first admin was made: ${firstAdmin.email}  Password: ${firstAdmin.password ?? 'ADMIN_PASSWORD'}  Change it after signing in.`,
      );
    return api;
  };
  return {
    /** One after the other: two requests after a change must not open two. */
    get: (): Promise<DevelopmentApi> => {
      const next = turn.then(update, update);
      turn = next;
      return next;
    },
    close: async () => {
      await turn.catch(() => undefined);
      await open?.api.close();
      open = undefined;
    },
  };
};

const fail = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return Response.json({ success: false, message }, { status: 500 });
};

export const mountApi = (): Plugin => ({
  name: 'catalogue-api',
  apply: 'serve',
  // As `npm start` takes them; where they can't be used the API says so, once it is opened.
  config() {
    const { PORT, HOST } = process.env;
    const port = Number(PORT?.trim() || DEFAULT_PORT);
    return { server: { port: Number.isInteger(port) ? port : DEFAULT_PORT, host: HOST?.trim() || undefined, strictPort: true } };
  },
  configureServer(vite) {
    // In the tests, which bring their own API, Vite has no server.
    if (!vite.httpServer) return;
    const latest = latestApi(vite);
    const tell = (error: unknown) =>
      vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const answer = getRequestListener(async (request) => {
      try {
        return await (await latest.get()).fetch(request);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        tell(error);
        return fail(error);
      }
    });
    vite.middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/api/')) answer(request, response).catch(next);
      else next();
    });
    vite.watcher.on('change', (path) => {
      if (SERVER_CODE.test(path)) vite.hot.send({ type: 'full-reload' });
    });
    vite.httpServer.once('listening', () => latest.get().catch(tell));
    vite.httpServer.once('close', () => latest.close().catch(tell));
  },
});
