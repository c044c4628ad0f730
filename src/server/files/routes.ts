import { Hono } from 'hono';
import type { FileStore } from './types';

/**
 * GET and HEAD `/files/{key}`, to be mounted under the API's path before authentication: `<img>` and `<audio>` can't send a Bearer
 * token, so the unguessable key is the permission.
 */
export const filesRoutes = (store: FileStore) =>
  new Hono().get('/files/:key', (context) => store.serve(context.req.param('key'), context.req.raw));
