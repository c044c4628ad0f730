import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import { API_PATH } from '../../contract/limits';
import type { AppEnv } from '../http/context';

const DESCRIPTION =
  'Every answer is an envelope: `success`, then `data` (and `pagination` for lists), or a `message` in words. ' +
  'Ids are made by the server. Times are ISO 8601 in UTC. Texts are trimmed; an empty one counts as not sent.';

export const operationsOf = ({ paths = {} }: OpenAPIV3_1.Document) =>
  Object.entries(paths).flatMap(([path, item = {}]) =>
    (['get', 'post', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** OpenAPI 3.1 for every call (spec 7), from the descriptions beside the routes. */
export const openApiDocument = async (api: Hono<AppEnv>, basePath = ''): Promise<OpenAPIV3_1.Document> => {
  const document = await generateSpecs(api, {
    // Else it leaves out openapi.json itself.
    excludeStaticFile: false,
    documentation: {
      info: { title: 'Catalogue API', version: '1', description: DESCRIPTION },
      servers: [{ url: `${basePath}${API_PATH}` }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token that login gives' } },
      },
    },
  });
  const tags = new Set(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  return { ...document, tags: [...tags].map((name) => ({ name })) };
};
