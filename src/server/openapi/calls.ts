import type { Parameter } from './parameters';
import type { JsonSchema } from './schemas';

/** One call of the API, as the document tells of it. */
export interface Call {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below /api/v1, with parts in braces: `/listings/songs/{id}`. */
  path: string;
  /** The group it stands in. */
  tag: string;
  summary: string;
  access: 'everybody' | 'signed in' | 'admins';
  query?: readonly Parameter[];
  body?: { type: 'application/json' | 'multipart/form-data'; schema: JsonSchema };
  /** What it answers when it succeeds: the name of a schema. */
  answer: { status: 200 | 201; schema: string };
  /** Statuses of its refusals, beside those that every call of its sort has. */
  refusals?: readonly number[];
}
