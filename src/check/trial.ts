import { z } from 'zod';
import type { RecordKind } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { RECORD_SCHEMAS } from '../contract/records';
import { type Answer, type CallOptions, type Client, Difference, dataOf, type Load } from './client';

export class NotTried extends Error {
  override name = 'NotTried';
}

/** The server does not have what it need not have. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

/** What a server may lack as a whole: its 404 is no difference. */
export const offered = (answer: Answer): Answer => {
  if (answer.status === 404) throw new NotOffered(`${answer.call} answered 404`);
  return answer;
};

export interface MadeRecord {
  kind: RecordKind;
  id: string;
  name: string;
}

export interface Trial {
  client: Client;
  load: Load;
  /** In the name of every record of this run, and of no other. */
  mark: string;
  email: string;
  password: string;
  token?: string;
  /** Not deleted yet, oldest first. */
  made: MadeRecord[];
}

type Verify = (trial: Trial) => Promise<void>;

/** One thing that the contract says, such as `songs: search finds by key`. */
export interface Point {
  title: string;
  verify: Verify;
}

export const pointsOf = (group: string, points: Readonly<Record<string, Verify>>): Point[] =>
  Object.entries(points).map(([words, verify]) => ({ title: `${group}: ${words}`, verify }));

/** A new record may stand on the last page of a test's catalogue; more pages are not looked through. */
const MOST_PAGES = 50;

const looseSchema = z.looseObject({ _id: z.string() });
export type SentRecord = z.output<typeof looseSchema>;

/** The field that names a record: the first of spec 3. */
export const nameField = ({ fields }: RecordKind): string => Object.keys(fields)[0] ?? '_id';

export const recordOf = ({ name }: RecordKind, answer: Answer): SentRecord => {
  dataOf(answer, RECORD_SCHEMAS[name]);
  return dataOf(answer, looseSchema);
};

export const rowsOf = ({ name }: RecordKind, answer: Answer): SentRecord[] => {
  dataOf(answer, z.array(RECORD_SCHEMAS[name]));
  return dataOf(answer, z.array(looseSchema));
};

export const callSignedIn = async (
  { client, token }: Trial,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> => {
  if (token === undefined) throw new NotTried('nobody could be signed in');
  return client(method, path, { token, ...options });
};

/** Page after page, as long as one is named that is further on and the last one brought something new. */
export async function* pagesOf(trial: Trial, kind: RecordKind, query = ''): AsyncGenerator<SentRecord[]> {
  let page: number | undefined = 1;
  const seen = new Set<string>();
  for (let count = 0; page !== undefined && count < MOST_PAGES; count += 1) {
    const answer: Answer = await callSignedIn(trial, 'GET', `${kind.list}?limit=${SERVER_PAGE_SIZE}&page=${page}${query}`);
    const rows = rowsOf(kind, answer);
    yield rows;
    const [known, next] = [seen.size, answer.body.pagination?.next?.page];
    for (const { _id } of rows) seen.add(_id);
    page = next !== undefined && next > page && seen.size > known ? next : undefined;
  }
}

export const findInList = async (trial: Trial, { kind, id }: MadeRecord, query = ''): Promise<SentRecord | undefined> => {
  for await (const rows of pagesOf(trial, kind, query)) {
    const found = rows.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
};

export const requireInList = async (trial: Trial, made: MadeRecord): Promise<SentRecord> => {
  const found = await findInList(trial, made);
  if (!found) throw new Difference(`the list of ${made.kind.name} does not show “${made.name}”`);
  return found;
};

export const searchFor = async (trial: Trial, kind: RecordKind, text: string): Promise<SentRecord[]> =>
  rowsOf(kind, await callSignedIn(trial, 'GET', `${kind.search}?${kind.searchTerm}=${encodeURIComponent(text)}`));

export const findInSearch = async (trial: Trial, { kind, id, name }: MadeRecord): Promise<SentRecord> => {
  const found = (await searchFor(trial, kind, name)).find(({ _id }) => _id === id);
  if (!found) throw new Difference(`a search for “${name}” does not find it`);
  return found;
};

export const madeOf = ({ made }: Trial, kind: RecordKind, index = 0): MadeRecord => {
  const found = made.filter((each) => each.kind === kind)[index];
  if (!found) throw new NotTried(`no record of ${kind.name} could be made`);
  return found;
};

export const requireValue = (what: string, record: SentRecord, field: string, expected: unknown): void => {
  if (record[field] === expected) return;
  throw new Difference(`${what}: ${field} is ${JSON.stringify(record[field])}; it must be ${JSON.stringify(expected)}`);
};
