import type { ListingName } from '../../src/contract/endpoints';
import type { Answer, TestApi } from '../support/api';
import { formOf, NAME_FIELDS, requiredBeside } from '../support/forms';

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

/** Creates a record of this name, with all that its kind asks for. Gives its id. */
export const addRecord = async (
  api: TestApi,
  kind: ListingName,
  name: string,
  { publish = false, fields = {} }: RecordOptions = {},
): Promise<string> => {
  const form = formOf({ [NAME_FIELDS[kind]]: name, ...(await requiredBeside(kind)), ...fields });
  return good(await api.call('POST', `listings/${kind}${publish ? '/publish' : ''}`, { form }));
};

/** 'Record 01' to 'Record n': the newest, hence the first of the list, is the last one. */
export const addMany = async (api: TestApi, kind: ListingName, count: number) => {
  for (let number = 1; number <= count; number += 1) await addRecord(api, kind, recordName(number));
};

export const recordName = (number: number) => `Record ${String(number).padStart(2, '0')}`;

/** The records of a kind as the API lists them, newest first. */
export const recordsOf = async (api: TestApi, kind: ListingName) => (await api.call('GET', `listings/${kind}?limit=20`)).rows;
