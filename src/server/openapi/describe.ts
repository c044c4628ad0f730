import { describeRoute, resolver } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { z } from 'zod';
import { failureSchema } from '../../contract/envelope';
import type { Role } from '../../contract/limits';

/** What a refusal of each status means, in any call. */
const REFUSALS = {
  400: 'Something in the address or the body is not right; `field` says which field',
  401: 'Nobody is signed in with this token, or the email or password is wrong',
  403: 'The person’s role may not do this',
  404: 'There is no such record or file',
  409: 'The record can’t be so beside the others that there are',
  413: 'The body, or a file in it, is too large',
  415: 'The body is of another type than the call takes',
  416: 'The file is shorter',
  422: 'A file is not what its field takes, is damaged, or can’t be opened',
  429: 'Too many tries; Retry-After says how many seconds to wait',
  500: 'A fault of the server',
  503: 'Too busy at this moment; Retry-After says how many seconds to wait',
  507: 'The disk is full',
} as const;
type Refusal = keyof typeof REFUSALS;

export type Parameter = Omit<OpenAPIV3_1.ParameterObject, 'in'>;

/** One call, for the document. What it takes and answers are schemas with a name (see `named`). */
export interface CallDescription {
  summary: string;
  query?: readonly Parameter[];
  json?: z.ZodType;
  /** A multipart form. */
  form?: z.ZodType;
  answer: z.ZodType;
  /** Where something is made it is 201. */
  status?: 200 | 201;
  /** Beside those that every call of its sort has. */
  refusals?: readonly Refusal[];
}

/** Gives a schema a name in the document, to which all that holds it then refers. */
export const named = <Schema extends z.ZodType>(name: string, schema: Schema): Schema => schema.meta({ ref: name });

/** A schema as the document takes it. Refusals alone hold theirs 500 times, so it is converted once. */
const converted = (schema: z.ZodType, io: 'input' | 'output') => {
  const conversion = resolver(schema, { options: { io } });
  let made: ReturnType<typeof conversion.toOpenAPISchema> | undefined;
  const toOpenAPISchema = () => {
    made ??= conversion.toOpenAPISchema();
    return made;
  };
  return { ...conversion, toOpenAPISchema };
};

const answer = (description: string, schema: ReturnType<typeof converted>) => ({
  description,
  content: { 'application/json': { schema } },
});
const failure = converted(named('Failure', failureSchema), 'output');

export const refusals = (...statuses: readonly Refusal[]) =>
  Object.fromEntries(statuses.map((status) => [status, answer(REFUSALS[status], failure)]));

/** `patch /listings/songs/:id/un-publish` -> `patchListingsSongsIdUnPublish`. */
const operationId = ({ method, path }: { method: string; path: string }) =>
  `${method.toLowerCase()}${path.replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())}`;

/**
 * Describes the calls of a group in the document: what it gives stands between a route's path and its handler.
 * @param group a kind of record, or a name alone
 */
export const descriptionsOf = (group: { name: string; roles?: readonly Role[] }) => (call: CallDescription) => {
  const { summary, query = [], json, form, status = 200 } = call;
  const taken = json ?? form;
  const requestBody = taken && {
    required: true,
    content: { [json ? 'application/json' : 'multipart/form-data']: { schema: converted(taken, 'input') } },
  };
  return describeRoute({
    operationId,
    tags: [group.name],
    summary: group.roles?.length === 1 ? `${summary} (${group.roles}s only)` : summary,
    parameters: query.map((parameter) => ({ ...parameter, in: 'query' })),
    requestBody,
    responses: {
      [status]: answer('Done', converted(call.answer, 'output')),
      ...refusals(400, 500, ...(call.refusals ?? [])),
      ...(taken ? refusals(413, 415) : {}),
      ...(form ? refusals(422, 503, 507) : {}),
    },
  });
};

/** Describes that every call below a path needs a token. */
export const describeSession = describeRoute({ security: [{ token: [] }], responses: refusals(401, 403) });
