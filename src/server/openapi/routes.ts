import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { sendJson, sendText } from '../http/compressed';
import type { AppEnv } from '../http/context';
import { refusalAnswers } from './describe';
import { openApiDocument } from './document';
import { documentPage } from './page';

const describeDocument = (operationId: string, reader: string, answer: string) =>
  describeRoute({
    operationId,
    tags: ['documents'],
    summary: `This document, for ${reader}`,
    responses: { 200: { description: answer }, ...refusalAnswers(400, 500) },
  });

/** Without a token: the document shows nothing of the records. */
export const openApiRoutes = (api: Hono<AppEnv>, basePath: string) => {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const made = () => {
    document ??= openApiDocument(api, basePath);
    return document;
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', describeDocument('getDocument', 'programs', 'OpenAPI 3.1'), async (context) =>
      sendJson(context, await made()),
    )
    .get('/docs', describeDocument('getDocumentPage', 'people', 'A page'), async (context) =>
      sendText(context, String(await documentPage(await made())), 'text/html; charset=UTF-8'),
    );
};
