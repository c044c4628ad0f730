import type { ResourceName } from '../../src/contract/kinds';
import { kindOf } from '../spec/kinds';
import type { Answer, TestApi } from './api';
import { formOf, NAME_FIELDS, requiredBeside } from './forms';
import { addPerson } from './people';

type Fields = Readonly<Record<string, string | File>>;

const good = (answer: Answer): string => {
  if (!answer.body.success) throw new Error(`${answer.status} ${answer.body.message}`);
  return answer.record._id ?? '';
};

interface RecordOptions {
  publish?: boolean;
  /** Beside what the kind asks for, by wire name. */
  fields?: Fields;
}

/** Creates a record of this name, with all that its kind asks for. Gives its id. A user of this first name is put there past the API. */
export const addRecord = async (
  api: TestApi,
  kind: ResourceName,
  name: string,
  { publish = false, fields = {} }: RecordOptions = {},
): Promise<string> => {
  if (kind === 'users') return (await addPerson(api, { firstName: name })).id;
  const { texts, calls } = kindOf(kind);
  const form = formOf({ [texts[0].name]: name, ...(await requiredBeside(kind)), ...fields });
  return good(await api.call('POST', `${calls.write}${publish ? '/publish' : ''}`, { form }));
};

/** 'Record 01' to 'Record n': the newest, hence the first of the list, is the last one. */
export const addMany = async (api: TestApi, kind: ResourceName, count: number) => {
  for (let number = 1; number <= count; number += 1) await addRecord(api, kind, recordName(number));
};

export const recordName = (number: number) => `Record ${String(number).padStart(2, '0')}`;

/** The records of a kind as the API lists them, newest first. */
export const recordsOf = async (api: TestApi, kind: ResourceName) =>
  (await api.call('GET', `${kindOf(kind).calls.list}?limit=20`)).rows;

/** The names of all records of a kind as its list has them, newest first. */
export const namesOf = async (api: TestApi, kind: ResourceName): Promise<string[]> => {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, body } = await api.call('GET', `${kindOf(kind).calls.list}?limit=100&page=${page}`);
    names.push(...rows.map((row) => String(kind === 'users' ? row.fullName : row[NAME_FIELDS[kind]])));
    if (!body.pagination?.next) return names;
  }
};
