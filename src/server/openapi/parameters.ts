import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { PAGE_LIMIT } from '../http/paging';
import type { JsonSchema } from './schemas';

/** A part of a call's query. */
export interface Parameter {
  name: string;
  required: boolean;
  description: string;
  schema: JsonSchema;
}

/** Rows and page of a list call. */
export const PAGING: readonly Parameter[] = [
  {
    name: 'limit',
    required: false,
    description: `Rows of a page; more than ${PAGE_LIMIT} counts as ${PAGE_LIMIT}, what is no such number as ${SERVER_PAGE_SIZE}`,
    schema: { type: 'integer', minimum: 1, maximum: PAGE_LIMIT, default: SERVER_PAGE_SIZE },
  },
  {
    name: 'page',
    required: false,
    description: 'From 1 on; what is no such number counts as 1',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
];

/** The text that a search call looks for. @param name `key` or `title` (spec 7) */
export const searchedText = (name: string): Parameter => ({
  name,
  required: true,
  description: 'What to look for, in any script, without regard to case and accents',
  schema: { type: 'string', minLength: 1 },
});

export const PUBLICATION: Parameter = {
  name: 'isPublished',
  required: false,
  description: 'Only published or only unpublished ones',
  schema: { type: 'string', enum: ['true', 'false'] },
};
