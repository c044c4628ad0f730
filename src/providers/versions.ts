import { HttpError } from 'react-admin';
import type { RecordKind } from '../contract/kinds';
import type { Values } from './formData';
import { mergeRecord } from './merge';
import { isObject, toRecord } from './parse';
import type { CatalogueRecord } from './types';

const CHANGED_MEANWHILE = 412;

/** The version of a record as it is known; undefined where the server counts none. */
export const versionOf = ({ version }: Values): number | undefined => (typeof version === 'number' ? version : undefined);

/** Whether nobody else's change lies between the record as it was known and the answer to a change of our own. */
export const isNext = (known: Values, answer: Values): boolean => {
  const [before, after] = [versionOf(known), versionOf(answer)];
  return before === undefined || after === undefined || after <= before + 1;
};

/**
 * A refusal because somebody else was first, with the record as it is now whole in its body: all that the answer says over what was known. Any
 * other failure as it is.
 */
export const withRecordOfNow = (kind: RecordKind, known: CatalogueRecord, failure: unknown): unknown => {
  if (!(failure instanceof HttpError) || failure.status !== CHANGED_MEANWHILE || !isObject(failure.body)) return failure;
  if (toRecord(failure.body.data)?._id !== known._id) return failure;
  return new HttpError(failure.message, failure.status, {
    ...failure.body,
    data: mergeRecord(kind, known, {}, failure.body.data),
  });
};
