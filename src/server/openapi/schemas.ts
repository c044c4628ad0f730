import { z } from 'zod';
import { adSchema, announcementSchema } from '../../contract/adNews';
import { failureSchema, pageOf, successOf } from '../../contract/envelope';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../contract/kinds';
import { RECORD_SCHEMAS } from '../../contract/records';
import {
  currentUserSchema,
  forgetPasswordRequestSchema,
  loginAnswerSchema,
  loginRequestSchema,
  resetPasswordRequestSchema,
  updatePasswordRequestSchema,
  updateProfileRequestSchema,
} from '../../contract/session';
import { userChangesSchema } from '../users/input';

/** A JSON schema of the draft that OpenAPI 3.1 speaks. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What the record of a kind is called in the document. */
export const schemaName = (kind: ResourceName): string => capitalised(KINDS[kind].noun);

const records = RESOURCE_NAMES.map((kind) => ({ name: schemaName(kind), schema: RECORD_SCHEMAS[kind] }));

/** What calls answer, by the schemas that console and API agree on; nothing but what they name is ever in an answer. */
const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(records.map(({ name, schema }) => [name, schema])),
  ...Object.fromEntries(records.map(({ name, schema }) => [`${name}Answer`, successOf(schema)])),
  ...Object.fromEntries(records.map(({ name, schema }) => [`${name}Page`, pageOf(schema)])),
  AdNewsAnswer: successOf(z.union([adSchema, announcementSchema])),
  CurrentUser: currentUserSchema,
  LoginAnswer: successOf(loginAnswerSchema),
  ProfileAnswer: successOf(currentUserSchema),
  PasswordAnswer: successOf(z.object({ user: currentUserSchema })),
  DeletedAnswer: successOf(z.object({ _id: z.string() })),
  DoneAnswer: successOf(z.null()),
  Failure: failureSchema,
};

/** What calls without files take. */
const REQUESTS: Readonly<Record<string, z.ZodType>> = {
  LoginRequest: loginRequestSchema,
  ForgetPasswordRequest: forgetPasswordRequestSchema,
  ResetPasswordRequest: resetPasswordRequestSchema,
  UpdateProfileRequest: updateProfileRequestSchema,
  UpdatePasswordRequest: updatePasswordRequestSchema,
  UserChanges: userChangesSchema,
};

/** A reference to a named schema of the document. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const uri = (name: string) => `#/components/schemas/${name}`;

const jsonSchemas = (schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: made } = z.toJSONSchema(registry, { uri, io, target: 'draft-2020-12' });
  // In the document they are named by where they stand.
  return Object.fromEntries(Object.entries(made).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]));
};

/** Every named schema of the document but the forms. */
export const namedSchemas = (): Record<string, JsonSchema> => ({
  ...jsonSchemas(ANSWERS, 'output'),
  ...jsonSchemas(REQUESTS, 'input'),
});
