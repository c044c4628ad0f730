import { fold } from '../../contract/fold';

/** The text that a record is searched by: each part folded, on a line of its own, so that no word matches across two parts. */
export const searchTextOf = (parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => fold(part ?? '')).filter((part) => part !== ''))].join('\n');

/** The text that a search of a record looks through, from the texts that name its kind (KINDS). */
export const searchTextFrom = (names: readonly (readonly string[])[], record: Readonly<Record<string, unknown>>): string => {
  const text = (field: string) => (typeof record[field] === 'string' ? record[field] : '');
  return searchTextOf(names.map((fields) => fields.map(text).join(' ')));
};
