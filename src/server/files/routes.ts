import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { refusals } from '../openapi/describe';
import type { FileStore } from './types';

const describeFile = describeRoute({
  operationId: 'getFile',
  tags: ['files'],
  summary: 'A stored picture or sound, whole or in part (Range). Its address, given with the record, is the permission',
  responses: {
    200: { description: 'The whole file' },
    206: { description: 'The part that was asked for' },
    304: { description: 'Not changed: it never does' },
    ...refusals(404, 416, 500),
  },
});

/** To be mounted before authentication: `<img>` and `<audio>` can't send a token, so the unguessable key is the permission. */
export const filesRoutes = (store: FileStore) =>
  new Hono().get('/files/:key', describeFile, (context) => store.serve(context.req.param('key'), context.req.raw));
