import { HttpError } from 'react-admin';
import { FIELDS_ON_WIRE, type RecordKind } from '../contract/kinds';
import { resources } from '../messages/resources';
import { isObject } from './parse';

const labelOf = (kind: RecordKind, sentName: string): string | undefined => {
  const labels: Readonly<Record<string, string>> = resources[kind.name].fields;
  const [field = ''] = Object.entries(FIELDS_ON_WIRE[kind.name]).find(([, sent]) => sent === sentName) ?? [];
  return labels[field];
};

const asPattern = (name: string) => name.replace(/[^\w]/g, '\\$&');

/**
 * A refusal that calls a field by its name on the wire, 'The field moreInfoLink …' or '“moreInfoLink” …', in the words of the form: 'The
 * field More info link …'. Anything else as it is: a name such as 'title' may also be a word of the sentence.
 */
export const inWordsOfForm = (kind: RecordKind, failure: unknown): unknown => {
  if (!(failure instanceof HttpError) || !isObject(failure.body) || typeof failure.body.field !== 'string') return failure;
  const { field } = failure.body;
  const label = labelOf(kind, field);
  if (label === undefined) return failure;
  const name = asPattern(field);
  const named = new RegExp(`(?<=\\bfield )${name}(?![\\w.-])|(?<=["“'‘])${name}(?=["”'’])`, 'g');
  return new HttpError(
    failure.message.replace(named, () => label),
    failure.status,
    failure.body,
  );
};
