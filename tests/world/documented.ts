import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Hono } from 'hono';
import { API_PATH } from '../../src/contract/limits';
import type { AppEnv } from '../../src/server/http/context';
import { DOCUMENT, OPERATIONS, type Operation } from './document';

type Fetch = Hono<AppEnv>['fetch'];

/** A schema is compiled a few times quicker, and used not much slower: document.test.ts is what holds the document against OpenAPI. */
const QUICK = { code: { optimize: false }, inlineRefs: false, validateSchema: false };
const ajv = new Ajv2020({ strict: false, validateFormats: false, ...QUICK });
ajv.addSchema({ $id: 'api', ...DOCUMENT });

const wildcards = (template: string) => template.split('{').length;

/** Every operation with the addresses it stands for; what is written out comes before what is left open. */
const ADDRESSES = OPERATIONS.toSorted((one, other) => wildcards(one.template) - wildcards(other.template)).map((each) => ({
  ...each,
  pattern: new RegExp(`^${each.template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const operationAt = (method: string, path: string) => ADDRESSES.find((each) => each.method === method && each.pattern.test(path));

const pointer = (...parts: string[]) => `api#/${parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

const FAILURE = pointer('components', 'schemas', 'Failure');
/** What an address may answer that the document doesn't know: not found, not so, or that somebody must sign in to learn so. */
const UNKNOWN = [400, 401, 403, 404, 405];

const jsonOf = async (response: Response): Promise<unknown> => {
  const bytes = Buffer.from(await response.clone().arrayBuffer());
  return JSON.parse(String(response.headers.get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : bytes));
};

const misfit = async (response: Response, schema: string): Promise<string | undefined> => {
  const type = response.headers.get('Content-Type') ?? 'nothing';
  if (!type.startsWith('application/json')) return `it is ${type}`;
  const validate = ajv.getSchema(schema);
  if (!validate) return `there is no ${schema}`;
  return validate(await jsonOf(response)) ? undefined : ajv.errorsText(validate.errors);
};

const faultOfKnown = async (template: string, method: string, operation: Operation, response: Response) => {
  const described = operation.responses[response.status];
  if (!described) return 'the status is not documented';
  if (!described.content || method === 'HEAD') return undefined;
  const at = ['responses', String(response.status), 'content', 'application/json', 'schema'];
  return misfit(response, pointer('paths', template, method.toLowerCase(), ...at));
};

/** What an answer has other than the document says, in words; undefined where they agree. Only calls under /api/v1 are documented. */
export const faultOf = async (request: Request, response: Response): Promise<string | undefined> => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${API_PATH}/`) || request.method === 'OPTIONS') return undefined;
  const found = operationAt(request.method === 'HEAD' ? 'GET' : request.method, pathname.slice(API_PATH.length));
  if (found) return faultOfKnown(found.template, request.method, found.operation, response);
  if (!UNKNOWN.includes(response.status)) return 'the call is not documented';
  return request.method === 'HEAD' ? undefined : misfit(response, FAILURE);
};

/**
 * The same API, which rejects where an answer is not as the document of the API says: undocumented status, a field too many, too few
 * or of another kind.
 */
export const asDocumented =
  (fetch: Fetch): Fetch =>
  async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    const fault = await faultOf(request, response);
    if (fault === undefined) return response;
    const { pathname } = new URL(request.url);
    throw new Error(`${request.method} ${pathname} answered ${response.status} otherwise than documented: ${fault}`);
  };
