import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AppEnv } from '../http/context';
import { refusals } from './describe';
import { openApiDocument } from './document';
import { documentPage } from './page';

const describeDocument = (operationId: string, reader: string, answer: string) =>
  describeRoute({
    operationId,
    tags: ['documents'],
    summary: `This document, for ${reader}`,
    responses: { 200: { description: answer }, ...refusals(400, 500) },
  });

/**
 * GET /openapi.json, for programs, and GET /docs, for people. Both tell how the API is made and nothing that is in it, so they need no token.
 * @param api the routes to describe
 */
export const openApiRoutes = (api: Hono<AppEnv>) => {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const made = () => {
    document ??= openApiDocument(api);
    return document;
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', describeDocument('getDocument', 'programs', 'OpenAPI 3.1'), async (context) =>
      context.json(await made()),
    )
    .get('/docs', describeDocument('getDocumentPage', 'people', 'A page'), async (context) =>
      context.html(documentPage(await made())),
    );
};
