import { API_PATH } from '../../contract/limits';
import type { Call } from './calls';
import { formSchemas } from './forms';
import { OTHER_CALLS } from './otherCalls';
import { recordCalls } from './recordCalls';
import { type JsonSchema, namedSchemas, refTo } from './schemas';

/** What a refusal of each status means, in any call. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Something in the address or the body is not right; `field` says which field',
  401: 'Nobody is signed in with this token, or the email or password is wrong',
  403: 'The person’s role may not do this',
  404: 'There is no such record',
  409: 'The record can’t be so beside the others that there are',
  413: 'The body, or a file in it, is too large',
  415: 'The body is of another type than the call takes',
  422: 'A file is not what its field takes, is damaged, or can’t be opened',
  429: 'Too many tries; Retry-After says how many seconds to wait',
  500: 'A fault of the server',
  503: 'Too busy at this moment; Retry-After says how many seconds to wait',
  507: 'The disk is full',
};

interface Described {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

/** One operation of the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Described>;
}

/** An OpenAPI document, as far as this one goes. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const DESCRIPTION =
  'Every answer is an envelope: `success`, then `data` (and `pagination` for lists), or a `message` in words. ' +
  'Ids are made by the server. Times are ISO 8601 in UTC. Texts are trimmed; an empty one counts as not sent.';

const refusalsOf = ({ path, access, body, refusals = [] }: Call): number[] => {
  const statuses = new Set([400, 500, ...refusals]);
  if (access !== 'everybody') for (const status of [401, 403]) statuses.add(status);
  if (path.includes('{id}')) statuses.add(404);
  if (body) for (const status of [413, 415]) statuses.add(status);
  if (body?.type === 'multipart/form-data') for (const status of [422, 503, 507]) statuses.add(status);
  return [...statuses].sort();
};

const answer = (description: string, schema: string): Described => ({
  description,
  content: { 'application/json': { schema: refTo(schema) } },
});

/** `patch /listings/songs/{id}/un-publish` -> `patchListingsSongsIdUnPublish`. */
const operationId = ({ method, path }: Call) =>
  `${method}${path.replace(/(?:^|[^a-z]+)([a-z])/gi, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`;

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  }));

const operation = (call: Call): Operation => {
  const { path, tag, summary, access, query = [], body } = call;
  return {
    operationId: operationId(call),
    tags: [tag],
    summary: access === 'admins' ? `${summary} (admins only)` : summary,
    security: access === 'everybody' ? [] : [{ token: [] }],
    parameters: [...pathParameters(path), ...query.map((parameter) => ({ ...parameter, in: 'query' as const }))],
    ...(body ? { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } } : {}),
    responses: {
      [call.answer.status]: answer('Done', call.answer.schema),
      ...Object.fromEntries(refusalsOf(call).map((status) => [status, answer(REFUSALS[status] ?? 'Refused', 'Failure')])),
    },
  };
};

const FAULT = { 500: answer('A fault of the server', 'Failure') };
const MALFORMED = { 400: answer('The address is not well formed', 'Failure') };
const open = (operationId: string, tag: string, summary: string) => ({
  operationId,
  tags: [tag],
  summary,
  security: [],
  parameters: [],
});

/** Calls that answer no envelope: bytes of a file, and this document itself. */
const FILE: Operation = {
  ...open(
    'getFile',
    'files',
    'A stored picture or sound, whole or in part (Range). Its address, given with the record, is the permission',
  ),
  parameters: pathParameters('/files/{key}'),
  responses: {
    200: { description: 'The whole file' },
    206: { description: 'The part that was asked for' },
    304: { description: 'Not changed: it never does' },
    404: answer('There is no such file', 'Failure'),
    416: answer('The file is shorter', 'Failure'),
    ...FAULT,
  },
};
const DOCUMENT: Operation = {
  ...open('getDocument', 'documents', 'This document, for programs'),
  responses: { 200: { description: 'OpenAPI 3.1' }, ...MALFORMED, ...FAULT },
};
const PAGE: Operation = {
  ...open('getDocumentPage', 'documents', 'This document, for people'),
  responses: { 200: { description: 'A page' }, ...MALFORMED, ...FAULT },
};

/** The OpenAPI 3.1 document of every call (spec 7), made from the contract's schemas and tables. */
export const openApiDocument = (): OpenApiDocument => {
  const calls = [...recordCalls(), ...OTHER_CALLS];
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  paths['/files/{key}'] = { get: FILE };
  paths['/openapi.json'] = { get: DOCUMENT };
  paths['/docs'] = { get: PAGE };
  return {
    openapi: '3.1.0',
    info: { title: 'Catalogue API', version: '1', description: DESCRIPTION },
    servers: [{ url: API_PATH }],
    tags: [...new Set([...calls.map(({ tag }) => tag), 'files', 'documents'])].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...namedSchemas(), ...formSchemas() },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token that login gives' } },
    },
  };
};
