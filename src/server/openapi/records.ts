import { z } from 'zod';
import { pageOf, successOf } from '../../contract/envelope';
import { eachKind, KINDS, RESOURCE_NAMES, type RecordKind } from '../../contract/kinds';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { RECORD_SCHEMAS } from '../../contract/records';
import { PAGE_LIMIT } from '../http/paging';
import { descriptionsOf, namedSchema, type Parameter } from './describe';
import { createFormSchema, updateFormSchema } from './forms';

/** `ad-news` -> `AdNews`. */
const schemaName = (words: string) => words.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const SCHEMAS = eachKind((kind) => {
  const name = schemaName(kind.noun);
  const schema: z.ZodType = RECORD_SCHEMAS[kind.name];
  const record = namedSchema(name, schema);
  return {
    answer: namedSchema(`${name}Answer`, successOf(record)),
    page: namedSchema(`${name}Page`, pageOf(record)),
    form: namedSchema(`${name}Form`, createFormSchema(kind)),
    changes: namedSchema(`${name}Changes`, updateFormSchema(kind)),
  };
});

export const schemasOf = ({ name }: RecordKind) => SCHEMAS[name];

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

const searchedText = (name: string): Parameter => ({
  name,
  required: true,
  description: 'What to look for, in any script, without regard to case and accents',
  schema: { type: 'string', minLength: 1 },
});

const PUBLICATION: Parameter = {
  name: 'isPublished',
  required: false,
  description: 'Only published or only unpublished ones',
  schema: { type: 'string', enum: ['true', 'false'] },
};

export const describeReading = (kind: RecordKind) => {
  const describeCall = descriptionsOf(kind);
  const { answer, page } = schemasOf(kind);
  const { name, searchTerm } = kind;
  const filters = kind.filtersByPublication ? [PUBLICATION] : [];
  return {
    list: describeCall({ summary: `One page of ${name}, newest first`, query: [...PAGING, ...filters], answer: page }),
    search: describeCall({
      summary: `The ${name} that hold a text, best first, at most 100`,
      query: [searchedText(searchTerm), ...filters],
      answer: page,
    }),
    lookup: describeCall({
      summary: `The published ${name} that hold a text, for a picker`,
      query: [searchedText('key')],
      answer: page,
    }),
    single: describeCall({ summary: `One of the ${name}`, answer, refusals: [404] }),
  };
};

export const deletedAnswer = namedSchema('DeletedAnswer', successOf(z.object({ _id: z.string() })));

/** A delete may be refused: records of another kind may point at this one. */
const isReferenced = ({ name }: RecordKind) =>
  RESOURCE_NAMES.some((other) => Object.values(KINDS[other].references).some((target) => target === name));

const either = (schemas: readonly z.ZodType[]) => schemas.reduce((one, other) => one.or(other));

export const describeWriting = (kinds: readonly [RecordKind, ...RecordKind[]]) => {
  const [first] = kinds;
  const describeCall = descriptionsOf(first);
  const schemas = kinds.map(schemasOf);
  const answers = either(schemas.map(({ answer }) => answer));
  const answer = kinds.length > 1 ? namedSchema(`${schemaName(first.write)}Answer`, answers) : answers;
  const form = either(schemas.map((each) => each.form));
  const changes = either(schemas.map((each) => each.changes));
  const one = `one of the ${kinds.map(({ name }) => name).join(' or ')}`;
  return {
    create: describeCall({ summary: `Creates ${one}, unpublished`, form, answer, status: 201 }),
    createPublished: describeCall({ summary: `Creates ${one}, published`, form, answer, status: 201 }),
    update: describeCall({ summary: `Changes ${one}`, form: changes, answer, versioned: true, refusals: [404] }),
    publish: describeCall({ summary: `Publishes ${one}`, answer, versioned: true, refusals: [404] }),
    unPublish: describeCall({ summary: `Un-publishes ${one}`, answer, versioned: true, refusals: [404] }),
    delete: describeCall({
      summary: `Deletes ${one}`,
      answer: deletedAnswer,
      versioned: true,
      refusals: kinds.some(isReferenced) ? [404, 409] : [404],
    }),
  };
};
