import { KINDS, RESOURCE_NAMES, type RecordKind, type ResourceName } from '../../contract/kinds';
import { LISTING_KINDS } from '../listings/kinds';
import type { Call } from './calls';
import { PAGING, PUBLICATION, searchedText } from './parameters';
import { refTo, schemaName } from './schemas';

const accessTo = (kind: ResourceName): Call['access'] => (KINDS[kind].roles.length === 1 ? 'admins' : 'signed in');
const kindOf = (kind: ResourceName): RecordKind => KINDS[kind];

/** The reading calls of a kind: list, search, the pickers' search, and a single record where there is one. */
const readingCalls = (kind: ResourceName): Call[] => {
  const { list, search, searchTerm, lookup, filtersByPublication, readable } = kindOf(kind);
  const name = schemaName(kind);
  const filter = filtersByPublication ? [PUBLICATION] : [];
  const common = { method: 'get', tag: kind, access: accessTo(kind), answer: { status: 200, schema: `${name}Page` } } as const;
  const calls: Call[] = [
    { ...common, path: `/${list}`, summary: `One page of ${kind}, newest first`, query: [...PAGING, ...filter] },
    {
      ...common,
      path: `/${search}`,
      summary: `The ${kind} that hold a text, best first, at most 100`,
      query: [searchedText(searchTerm), ...filter],
    },
  ];
  if (lookup !== undefined)
    calls.push({
      ...common,
      path: `/${lookup}`,
      summary: `The published ${kind} that hold a text, for a picker`,
      query: [searchedText('key')],
    });
  if (readable)
    calls.push({
      ...common,
      path: `/${list}/{id}`,
      summary: `One of the ${kind}`,
      answer: { status: 200, schema: `${name}Answer` },
    });
  return calls;
};

const anyOf = (names: readonly string[]) => (names.length === 1 ? refTo(names.join('')) : { anyOf: names.map(refTo) });

/** Others may use a record of these kinds, so that its delete may be refused. */
const canBeUsed = (kinds: readonly ResourceName[]) =>
  Object.entries(LISTING_KINDS).some(([kind, { usedBy }]) => kinds.some((each) => each === kind) && usedBy.length > 0);

/** The writing calls below one path, which several kinds may share. */
const writingCalls = (write: string, kinds: readonly [ResourceName, ...ResourceName[]]): Call[] => {
  const names = kinds.map(schemaName);
  const [first] = kinds;
  const { publishable } = kindOf(first);
  const of = { tag: first, access: accessTo(first) };
  const schema = names.length === 1 ? `${names[0]}Answer` : 'AdNewsAnswer';
  const noun = kinds.join(' or ');
  const form = { type: 'multipart/form-data', schema: anyOf(names.map((name) => `${name}Form`)) } as const;
  const changes = { type: 'multipart/form-data', schema: anyOf(names.map((name) => `${name}Changes`)) } as const;
  const deleted = { status: 200, schema: 'DeletedAnswer' } as const;
  const [created, changed] = [{ status: 201, schema } as const, { status: 200, schema } as const];
  const one = `/${write}/{id}`;
  const calls: Call[] = [
    {
      ...of,
      method: 'delete',
      path: one,
      summary: `Deletes one of the ${noun}`,
      answer: deleted,
      refusals: canBeUsed(kinds) || first === 'users' ? [409] : [],
    },
  ];
  if (!publishable) return calls;
  return [
    { ...of, method: 'post', path: `/${write}`, summary: `Creates one of the ${noun}, unpublished`, body: form, answer: created },
    {
      ...of,
      method: 'post',
      path: `/${write}/publish`,
      summary: `Creates one of the ${noun}, published`,
      body: form,
      answer: created,
    },
    { ...of, method: 'patch', path: one, summary: `Changes one of the ${noun}`, body: changes, answer: changed },
    { ...of, method: 'patch', path: `${one}/publish`, summary: `Publishes one of the ${noun}`, answer: changed },
    { ...of, method: 'patch', path: `${one}/un-publish`, summary: `Un-publishes one of the ${noun}`, answer: changed },
    ...calls,
  ];
};

/** The kinds by the path they are written under. */
const byWrite = () => {
  const groups = new Map<string, [ResourceName, ...ResourceName[]]>();
  for (const kind of RESOURCE_NAMES) {
    const { write } = KINDS[kind];
    const group = groups.get(write);
    if (group) group.push(kind);
    else groups.set(write, [kind]);
  }
  return groups;
};

/** The calls that every kind of record has by its line in the contract's KINDS (spec 7). */
export const recordCalls = (): Call[] => [
  ...RESOURCE_NAMES.flatMap(readingCalls),
  ...[...byWrite()].flatMap(([write, kinds]) => writingCalls(write, kinds)),
];
