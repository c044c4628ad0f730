import { Hono } from 'hono';
import type { AppEnv } from '../http/context';
import { type OpenApiDocument, openApiDocument } from './document';
import { documentPage } from './page';

/** GET /openapi.json, for programs, and GET /docs, for people. Both tell how the API is made and nothing that is in it, so they need no token. */
export const openApiRoutes = () => {
  let document: OpenApiDocument | undefined;
  const made = () => {
    document ??= openApiDocument();
    return document;
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', (context) => context.json(made()))
    .get('/docs', (context) => context.html(documentPage(made())));
};
