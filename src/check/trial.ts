import { z } from 'zod';
import { kindOf, type ResourceName } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { RECORD_SCHEMAS } from '../contract/records';
import { type Answer, type CallOptions, type Client, dataOf } from './client';
import { Differs, NotTried } from './outcome';

/** A record that was made, to be deleted again. */
export interface Made {
  kind: ResourceName;
  id: string;
  name: string;
}

/** One run against one server. */
export interface Trial {
  client: Client;
  /** Part of the name of every record that is made; nobody else's holds it. */
  mark: string;
  email: string;
  password: string;
  /** Empty until somebody is signed in. */
  token?: string;
  /** What was made and not deleted yet, oldest first. */
  made: Made[];
}

/** One thing that the contract says. */
export interface Point {
  /** Group and words, such as `songs: search finds by key`. */
  title: string;
  /** Resolves when the server does so; rejects with Differs or NotTried. */
  holds: (trial: Trial) => Promise<void>;
}

/** So many pages of a list are looked through: a new record stands on the first or the last of a test's catalogue. */
const MOST_PAGES = 50;

const looseSchema = z.looseObject({ _id: z.string() });
/** A record as the server gave it, with all its fields. */
export type Loose = z.output<typeof looseSchema>;

/** The field that names a record: the first of spec 3. */
export const nameField = (kind: ResourceName): string => Object.keys(kindOf(kind).fields)[0] ?? '_id';

/** The record must be as spec 3 says of its kind. @throws Differs */
export const recordOf = (kind: ResourceName, answer: Answer): Loose => {
  dataOf(answer, RECORD_SCHEMAS[kind]);
  return dataOf(answer, looseSchema);
};

/** The rows of a list or search, each as spec 3 says of its kind. @throws Differs */
export const rowsOf = (kind: ResourceName, answer: Answer): Loose[] => {
  dataOf(answer, z.array(RECORD_SCHEMAS[kind]));
  return dataOf(answer, z.array(looseSchema));
};

/** A call with the token of whoever is signed in. */
export const call = ({ client, token }: Trial, method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
  if (token === undefined) throw new NotTried('nobody could be signed in');
  return client.call(method, path, { token, ...options });
};

/** Page after page of a list, following pagination.next.page. */
export async function* pagesOf(trial: Trial, kind: ResourceName, query = ''): AsyncGenerator<Loose[]> {
  let page: number | undefined = 1;
  for (let count = 0; page !== undefined && count < MOST_PAGES; count += 1) {
    const answer: Answer = await call(trial, 'GET', `${kindOf(kind).list}?limit=${SERVER_PAGE_SIZE}&page=${page}${query}`);
    yield rowsOf(kind, answer);
    page = answer.body.pagination?.next?.page;
  }
}

/** The record as the list shows it, undefined where it does not. */
export const findInList = async (trial: Trial, kind: ResourceName, id: string, query = ''): Promise<Loose | undefined> => {
  for await (const rows of pagesOf(trial, kind, query)) {
    const found = rows.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
};

/** The record as the list shows it. @throws Differs where it does not */
export const requireInList = async (trial: Trial, made: Made): Promise<Loose> => {
  const found = await findInList(trial, made.kind, made.id);
  if (!found) throw new Differs(`the list of ${made.kind} does not show “${made.name}”`);
  return found;
};

/** The n-th record of the kind that was made in this run. @throws NotTried where it could not be made */
export const madeOf = ({ made }: Trial, kind: ResourceName, index = 0): Made => {
  const found = made.filter((each) => each.kind === kind)[index];
  if (!found) throw new NotTried(`no record of ${kind} could be made`);
  return found;
};

/** The field must hold the value. @throws Differs */
export const requireValue = (what: string, record: Loose, field: string, expected: unknown): void => {
  if (record[field] === expected) return;
  throw new Differs(`${what}: ${field} is ${JSON.stringify(record[field])}; it must be ${JSON.stringify(expected)}`);
};
