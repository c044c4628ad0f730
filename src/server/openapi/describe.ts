import { describeRoute, resolver } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { z } from 'zod';
import { failureSchema } from '../../contract/envelope';
import { type Role, VERSION_HEADER } from '../../contract/limits';

const REFUSALS = {
  400: 'Something in the address or the body is not right; `field` says which field',
  401: 'Nobody is signed in with this token, or the email or password is wrong',
  403: 'The person’s role may not do this',
  404: 'There is no such record or file',
  409: 'The record can’t be so beside the others that there are',
  412: 'Somebody changed the record since it was of the version in If-Match; `data` is the record as it is now',
  413: 'The body, or a file in it, is too large',
  415: 'The body is of another type than the call takes',
  416: 'The file is shorter',
  422: 'A file is not what its field takes, is damaged, or can’t be opened',
  429: 'Too many tries; Retry-After says how many seconds to wait',
  500: 'A fault of the server',
  503: 'Too busy, or without its data, at this moment; Retry-After says how many seconds to wait',
  507: 'The disk is full',
} as const;
type Refusal = keyof typeof REFUSALS;

export type Parameter = Omit<OpenAPIV3_1.ParameterObject, 'in'>;

interface CallDescription {
  summary: string;
  query?: readonly Parameter[];
  /** Takes the version of the record that it is about: it is refused where somebody else changed that meanwhile. */
  versioned?: boolean;
  json?: z.ZodType;
  form?: z.ZodType;
  /** None: 204. */
  answer?: z.ZodType;
  status?: 200 | 201;
  /** Beside those that follow from what the call takes. */
  refusals?: readonly Refusal[];
}

/** The document shows the schema once, and refers to it by this name. */
export const namedSchema = <Schema extends z.ZodType>(name: string, schema: Schema): Schema => schema.meta({ ref: name });

/** Converted once: refusals alone hold their schema 500 times. */
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
const failure = converted(namedSchema('Failure', failureSchema), 'output');

export const refusalAnswers = (...statuses: readonly Refusal[]) =>
  Object.fromEntries(statuses.map((status) => [status, answer(REFUSALS[status], failure)]));

/** `patch /listings/songs/:id/un-publish` -> `patchListingsSongsIdUnPublish`. */
const operationId = ({ method, path }: { method: string; path: string }) =>
  `${method.toLowerCase()}${path.replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())}`;

const VERSION_PARAMETER: Parameter = {
  name: VERSION_HEADER,
  required: false,
  description:
    'The `version` of the record as the caller knows it, in quotation marks. Without it the call counts whatever others did',
  schema: { type: 'string', example: '"3"' },
};

/** Describes the calls of a group; a description stands between a route's path and its handler. */
export const descriptionsOf = (group: { name: string; roles?: readonly Role[] }) => (call: CallDescription) => {
  const { summary, query = [], json, form, versioned = false, status = call.answer ? 200 : 204 } = call;
  const taken = json ?? form;
  const requestBody = taken && {
    required: true,
    content: { [json ? 'application/json' : 'multipart/form-data']: { schema: converted(taken, 'input') } },
  };
  return describeRoute({
    operationId,
    tags: [group.name],
    summary: group.roles?.length === 1 ? `${summary} (${group.roles}s only)` : summary,
    parameters: [
      ...query.map((parameter) => ({ ...parameter, in: 'query' })),
      ...(versioned ? [{ ...VERSION_PARAMETER, in: 'header' }] : []),
    ],
    requestBody,
    responses: {
      [status]: call.answer ? answer('Done', converted(call.answer, 'output')) : { description: 'Done' },
      ...refusalAnswers(400, 500, 503, 507, ...(call.refusals ?? [])),
      ...(versioned ? refusalAnswers(412) : {}),
      ...(taken ? refusalAnswers(413, 415) : {}),
      ...(form ? refusalAnswers(422) : {}),
    },
  });
};

/** For a path below which every call needs a token. */
export const describeSession = describeRoute({ security: [{ token: [] }], responses: refusalAnswers(401, 403) });
