import type { HistoryChange, HistoryEntry } from '../../contract/history';

/** After these a record has fields that can be had again; the others leave them as they were. */
const OF_FIELDS: readonly string[] = ['create', 'update', 'restore'];

const identity = (value: HistoryChange['from']) => (typeof value === 'object' && value !== null ? value._id : (value ?? ''));

/**
 * What going back to an entry changes: `from` as it is now, `to` as it was then. Empty where that is the same, or where the entry is of no
 * fields.
 * @param entries newest first, all that are newer than the one of `index` among them
 * @param fields that a version holds; the state and the songs of a playlist are none
 */
export const goingBack = (entries: readonly HistoryEntry[], index: number, fields: readonly string[]): HistoryChange[] => {
  if (!OF_FIELDS.includes(entries[index]?.action ?? '')) return [];
  const changes = new Map<string, HistoryChange>();
  for (const newer of entries.slice(0, index))
    for (const { field, from, to } of newer.changes)
      if (fields.includes(field)) changes.set(field, { field, from: (changes.get(field) ?? { from: to }).from, to: from });
  return [...changes.values()].filter(({ from, to }) => identity(from) !== identity(to));
};
