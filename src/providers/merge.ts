import { formFields, type RecordKind } from '../contract/kinds';
import { trimText } from '../contract/text';
import { isChosenFile, referenceId, type Values } from './formData';
import { toRecord } from './parse';
import type { CatalogueRecord } from './types';

/** What a form sent, as a record would hold it: a file just chosen by its preview's address, no publication state. */
const sentValues = (kind: RecordKind, data: Values): Values =>
  Object.fromEntries(
    formFields(kind)
      .filter((name) => Object.hasOwn(data, name))
      .map((name) => {
        const value = data[name];
        if (isChosenFile(value)) return [name, value.src];
        return [name, typeof value === 'string' ? trimText(value) : (value ?? null)];
      }),
  );

/** A reference that the answer names by its bare id keeps the object with the name that we had. */
const keepNames = ({ references }: RecordKind, answer: Values, known: Values): Values =>
  Object.fromEntries(
    Object.keys(references)
      .filter((name) => typeof answer[name] === 'string' && referenceId(known[name]) === answer[name])
      .map((name) => [name, known[name]]),
  );

/**
 * The record after a write: what was known, what was sent, what the answer says, each over the one before. An answer may lack data
 * (decisions, 'Calls').
 */
export const mergeRecord = (kind: RecordKind, previous: CatalogueRecord, sent: Values, answer: unknown): CatalogueRecord => {
  const known = { ...previous, ...sentValues(kind, sent) };
  const answered = toRecord(answer);
  return answered ? { ...known, ...answered, ...keepNames(kind, answered, known) } : known;
};
