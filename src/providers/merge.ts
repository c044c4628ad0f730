import { formFields, type RecordKind } from '../contract/kinds';
import { trimText } from '../contract/text';
import { isChosenFile, referenceId, type Values } from './formData';
import { toRecord } from './parse';
import type { CatalogueRecord } from './types';

/** What a form sent, as a record would hold it: a file just chosen by its preview's address. */
const sentValues = (kind: RecordKind, sent: Values): Values => {
  const stored = (value: unknown) => {
    if (isChosenFile(value)) return value.src;
    return typeof value === 'string' ? trimText(value) : (value ?? null);
  };
  const names = formFields(kind).filter((name) => Object.hasOwn(sent, name));
  return Object.fromEntries(names.map((name) => [name, stored(sent[name])]));
};

const isBareId = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** The references that the answer gives as bare ids, as the objects with names that we had. */
const namedReferences = ({ references }: RecordKind, answer: Values, known: Values): Values =>
  Object.fromEntries(
    Object.keys(references)
      .filter((name) => isBareId(answer[name]) && String(referenceId(known[name])) === String(answer[name]))
      .map((name) => [name, known[name]]),
  );

/** The record after a write: what was known, what was sent, what the answer says, each over the one before. An answer may lack data. */
export const mergeRecord = (kind: RecordKind, previous: CatalogueRecord, sent: Values, answer: unknown): CatalogueRecord => {
  const known = { ...previous, ...sentValues(kind, sent) };
  const answered = toRecord(answer);
  return answered ? { ...known, ...answered, ...namedReferences(kind, answered, known) } : known;
};
