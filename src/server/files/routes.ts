import { Hono } from 'hono';
import type { FileStore } from './types';

/** To be mounted before authentication: `<img>` and `<audio>` can't send a token, so the unguessable key is the permission. */
export const filesRoutes = (store: FileStore) =>
  new Hono().get('/files/:key', (context) => store.serve(context.req.param('key'), context.req.raw));
