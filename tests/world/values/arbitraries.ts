import fc from 'fast-check';
import { type FieldFormat, KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { API_PATH } from '../../../src/contract/limits';
import { DOCUMENT, type JsonSchema, OPERATIONS, type Operation } from '../document';
import { BROKEN_ESCAPES, HEADERS, RAW, TEXT, TYPES, VALUE } from './oddities';

/** A request before it is one, so that a failing one can be printed. */
export interface Wish {
  operationId: string;
  method: string;
  path: string;
  who: 'admin' | 'manager' | 'stranger' | 'nobody';
  headers: Record<string, string>;
  body: { json: unknown } | { raw: string | Uint8Array } | { form: [name: string, value: string | Upload][] } | undefined;
}

/** A file of a form by its name and what is in it. */
export interface Upload {
  fileName: string;
  content: 'picture' | 'sound' | 'junk' | 'nothing';
}

const { schemas } = DOCUMENT.components;

const encoded = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a character has no code of its own: the one that some programs write.
    return '%ED%A0%80';
  }
};

/** Stands in a wish for the id that the kind's record has when the wish becomes a request. */
export const idOf = (kind: ResourceName) => `ID-OF-${kind}-`;
/** The same for a deleted record of the kind, and for an entry of its record's history. */
export const deletedIdOf = (kind: ResourceName) => `DELETED-ID-OF-${kind}-`;
export const entryIdOf = (kind: ResourceName) => `ENTRY-ID-OF-${kind}-`;

const FIELDS: Readonly<Record<string, FieldFormat>> = Object.assign({}, ...RESOURCE_NAMES.map((kind) => KINDS[kind].fields));
const REFERENCES: Readonly<Record<string, ResourceName>> = Object.assign(
  {},
  ...RESOURCE_NAMES.map((kind) => KINDS[kind].references),
);
const anyId = fc.constantFrom(...RESOURCE_NAMES.map(idOf));

/** An id for the part of the path, most often one that is there. */
const addressPart = (template: string, name: string) => {
  const under = (base: string) => template.startsWith(`/${base}/`);
  const own = RESOURCE_NAMES.filter((kind) => [KINDS[kind].write, `history/${kind}`, `deleted/${kind}`].some(under));
  const fitting = name === 'songId' ? ['songs' as const] : own;
  const standIn = name === 'entryId' ? entryIdOf : under('deleted') ? deletedIdOf : idOf;
  return fc.oneof(
    { weight: 8, arbitrary: fitting.length > 0 ? fc.constantFrom(...fitting.map(standIn)) : anyId },
    { weight: 1, arbitrary: fc.oneof(anyId, fc.constant('00000000-0000-7000-8000-000000000000')) },
    { weight: 2, arbitrary: TEXT.map((text) => encoded(text.slice(0, 600)) || '-') },
    { weight: 1, arbitrary: BROKEN_ESCAPES },
  );
};

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** The objects that a body may be; a schema of several shapes gives each. */
const shapesOf = (schema: JsonSchema): JsonSchema[] => {
  const shape = resolved(schema);
  return shape.anyOf ? shape.anyOf.flatMap(shapesOf) : [shape];
};

const isFile = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'format' in schema && schema.format === 'binary';

/** The names of the texts that a call's body may hold. */
export const textFieldsOf = ({ requestBody }: Operation): string[] => {
  const shapes = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => shapesOf(schema));
  const fields = shapes.flatMap(({ properties = {} }) => Object.entries(properties));
  return [...new Set(fields.filter(([, schema]) => !isFile(schema)).map(([name]) => name))];
};

/** What the document lets a text field hold, now and then a good one. */
const fitting = (name: string, schema: unknown): fc.Arbitrary<string> => {
  if (typeof schema === 'object' && schema !== null && 'const' in schema) return fc.constant(String(schema.const));
  if (typeof schema === 'object' && schema !== null && 'enum' in schema && Array.isArray(schema.enum))
    return fc.constantFrom(...schema.enum.map(String));
  const format = FIELDS[name];
  if (format === 'link' || format === 'webAddress') return fc.constant('https://www.youtube.com/watch?v=x');
  if (format === 'email') return fc.nat(1_000_000).map((number) => `person-${number}@example.org`);
  const target = REFERENCES[name];
  if (target !== undefined) return fc.constant(idOf(target));
  if (format === 'id') return anyId;
  if (name === 'unset')
    return fc.constantFrom('lastName', 'artist,album', 'coverImage', 'title', 'nothing', 'targetType,targetId', ',,');
  return fc.constantFrom('Björk', 'a plain text');
};

const UPLOAD: fc.Arbitrary<Upload> = fc.record({
  fileName: fc.oneof(fc.constantFrom('a.png', 'b.wav', '夜に駆ける.jpg', '../../x.jpg', 'C:\\x.png', '.htaccess', ''), TEXT),
  content: fc.constantFrom('picture', 'picture', 'sound', 'junk', 'nothing'),
});

type Field = [name: string, value: string | Upload];

const formOf = (shape: JsonSchema): fc.Arbitrary<Field[]> => {
  const fields = Object.entries(shape.properties ?? {}).map(([name, schema]): fc.Arbitrary<Field[]> => {
    const good: fc.Arbitrary<string | Upload> = isFile(schema)
      ? fc.constant<Upload>({ fileName: 'a.png', content: /file|audio/i.test(name) ? 'sound' : 'picture' })
      : fitting(name, schema);
    const value = fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: TEXT }, { weight: 1, arbitrary: UPLOAD });
    return fc.oneof(
      { weight: 8, arbitrary: value.map((one): Field[] => [[name, one]]) },
      { weight: 1, arbitrary: fc.constant<Field[]>([]) },
    );
  });
  const strangers = fc.array(fc.tuple(TEXT, fc.oneof(TEXT, UPLOAD)), { maxLength: 1 });
  return fc.tuple(fc.tuple(...fields), strangers).map(([known, odd]) => [...known.flat(), ...odd]);
};

const jsonOf = (shape: JsonSchema): fc.Arbitrary<unknown> => {
  const fields = Object.entries(shape.properties ?? {}).map(([name, schema]) => {
    const value = fc.oneof({ weight: 3, arbitrary: fitting(name, schema) }, { weight: 1, arbitrary: VALUE });
    return fc.option(
      value.map((one) => [name, one] as const),
      { freq: 6, nil: undefined },
    );
  });
  const known = fc.tuple(...fields).map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== undefined)));
  return fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 1, arbitrary: fc.dictionary(TEXT, VALUE) },
    { weight: 1, arbitrary: VALUE },
  );
};

type Sent = { headers: Record<string, string>; body: Wish['body'] };

const bodyOf = ({ requestBody }: Operation): fc.Arbitrary<Sent> => {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const shapes = shapesOf(schema);
  const fitted: fc.Arbitrary<Sent> =
    type === 'multipart/form-data'
      ? fc.oneof(...shapes.map((shape) => formOf(shape))).map((form) => ({ headers: {}, body: { form } }))
      : fc
          .oneof(...shapes.map((shape) => jsonOf(shape)))
          .map((json) => ({ headers: { 'Content-Type': 'application/json' }, body: { json } }));
  const raw = fc.tuple(TYPES, RAW).map(
    ([contentType, bytes]): Sent => ({
      headers: contentType === '' ? {} : { 'Content-Type': contentType },
      body: { raw: bytes },
    }),
  );
  return fc.oneof({ weight: 4, arbitrary: fitted }, { weight: 1, arbitrary: raw });
};

const queryOf = ({ parameters = [] }: Operation): fc.Arbitrary<string> => {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const name = fc.constantFrom('limit', 'page', 'key', 'isPublished', '__proto__', ...known, ...known, ...known);
  const pair = fc.tuple(name, TEXT).map(([key, value]) => `${key}=${encoded(value)}`);
  const pairs = fc.array(fc.oneof({ weight: 9, arbitrary: pair }, { weight: 1, arbitrary: BROKEN_ESCAPES }), { maxLength: 3 });
  return pairs.map((all) => (all.length === 0 ? '' : `?${all.join('&')}`));
};

/** Any request of one call: as the document says, nearly so, or not at all. */
const wishOf = ({ method, template, operation }: (typeof OPERATIONS)[number]): fc.Arbitrary<Wish> => {
  const parts = template
    .split('/')
    .map((part) => (part.startsWith('{') ? addressPart(template, part.slice(1, -1)) : fc.constant(part)));
  const path = fc.tuple(fc.tuple(...parts), queryOf(operation)).map(([each, query]) => `${API_PATH}${each.join('/')}${query}`);
  const who = fc.constantFrom<Wish['who']>('admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'manager', 'stranger', 'nobody');
  const sent = method === 'GET' ? fc.constant<Sent>({ headers: {}, body: undefined }) : bodyOf(operation);
  return fc.record({ path, who, sent, more: HEADERS }).map(({ sent: { headers, body }, more, ...rest }) => ({
    ...rest,
    operationId: operation.operationId,
    method,
    headers: { ...more, ...headers },
    body,
  }));
};

/** Any request of any call. */
export const anyWish: fc.Arbitrary<Wish> = fc.oneof(...OPERATIONS.map(wishOf));
