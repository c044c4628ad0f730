import { z } from 'zod';
import type { RecordKind } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { RECORD_SCHEMAS } from '../contract/records';
import { type Answer, type CallOptions, type Client, Difference, dataOf } from './client';

/** The point could not be tried, as something that it needs was not there. */
export class NotTried extends Error {
  override name = 'NotTried';
}

/** A record that was made, to be deleted again. */
export interface MadeRecord {
  kind: RecordKind;
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
  made: MadeRecord[];
}

/** Resolves when the server does as a point says; rejects with Difference or NotTried. */
type Verify = (trial: Trial) => Promise<void>;

/** One thing that the contract says, such as `songs: search finds by key`. */
export interface Point {
  title: string;
  verify: Verify;
}

/** The points of a group in the order of their words. */
export const pointsOf = (group: string, points: Readonly<Record<string, Verify>>): Point[] =>
  Object.entries(points).map(([words, verify]) => ({ title: `${group}: ${words}`, verify }));

/** So many pages of a list are looked through: a new record stands on the first or the last of a test's catalogue. */
const MOST_PAGES = 50;

const looseSchema = z.looseObject({ _id: z.string() });
/** A record as the server gave it, with all its fields. */
export type SentRecord = z.output<typeof looseSchema>;

/** The field that names a record: the first of spec 3. */
export const nameField = ({ fields }: RecordKind): string => Object.keys(fields)[0] ?? '_id';

/** The record must be as spec 3 says of its kind. @throws Difference */
export const recordOf = ({ name }: RecordKind, answer: Answer): SentRecord => {
  dataOf(answer, RECORD_SCHEMAS[name]);
  return dataOf(answer, looseSchema);
};

/** The rows of a list or search, each as spec 3 says of its kind. @throws Difference */
export const rowsOf = ({ name }: RecordKind, answer: Answer): SentRecord[] => {
  dataOf(answer, z.array(RECORD_SCHEMAS[name]));
  return dataOf(answer, z.array(looseSchema));
};

/** A call with the token of whoever is signed in. */
export const call = async (
  { client, token }: Trial,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> => {
  if (token === undefined) throw new NotTried('nobody could be signed in');
  return client(method, path, { token, ...options });
};

/** Page after page of a list, following pagination.next.page. */
export async function* pagesOf(trial: Trial, kind: RecordKind, query = ''): AsyncGenerator<SentRecord[]> {
  let page: number | undefined = 1;
  for (let count = 0; page !== undefined && count < MOST_PAGES; count += 1) {
    const answer: Answer = await call(trial, 'GET', `${kind.list}?limit=${SERVER_PAGE_SIZE}&page=${page}${query}`);
    yield rowsOf(kind, answer);
    page = answer.body.pagination?.next?.page;
  }
}

/** The record as the list shows it, undefined where it does not. */
export const findInList = async (trial: Trial, { kind, id }: MadeRecord, query = ''): Promise<SentRecord | undefined> => {
  for await (const rows of pagesOf(trial, kind, query)) {
    const found = rows.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
};

/** The record as the list shows it. @throws Difference where it does not */
export const requireInList = async (trial: Trial, made: MadeRecord): Promise<SentRecord> => {
  const found = await findInList(trial, made);
  if (!found) throw new Difference(`the list of ${made.kind.name} does not show “${made.name}”`);
  return found;
};

/** The n-th record of the kind that was made in this run. @throws NotTried where it could not be made */
export const madeOf = ({ made }: Trial, kind: RecordKind, index = 0): MadeRecord => {
  const found = made.filter((each) => each.kind === kind)[index];
  if (!found) throw new NotTried(`no record of ${kind.name} could be made`);
  return found;
};

/** The field must hold the value. @throws Difference */
export const requireValue = (what: string, record: SentRecord, field: string, expected: unknown): void => {
  if (record[field] === expected) return;
  throw new Difference(`${what}: ${field} is ${JSON.stringify(record[field])}; it must be ${JSON.stringify(expected)}`);
};
