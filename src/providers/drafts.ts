import { isObject, parseJson, textOf, toRecord } from './parse';
import { createSafeStorage } from './safeStorage';
import type { Draft, Drafts } from './types';

const KEY = 'draft';

const parseDraft = (text: string | null): (Draft & { person: string }) | undefined => {
  const value = parseJson(text);
  if (!isObject(value) || !isObject(value.values)) return undefined;
  const person = textOf(value.person);
  const path = textOf(value.path);
  const resource = textOf(value.resource);
  if (!person || !path || !resource) return undefined;
  return { person, path, resource, values: value.values, record: toRecord(value.record) };
};

/**
 * What someone had typed into a form when their session ended, kept for that person alone until it is saved or declined. Chosen files
 * can't be kept. One draft at a time: there is one form on a screen.
 * @param open gives the storage
 */
export const createDrafts = (open: () => Storage = () => window.localStorage): Drafts => {
  const storage = createSafeStorage(open);
  return {
    keep: (person, draft) => storage.set(KEY, JSON.stringify({ ...draft, person })),
    get: (person) => {
      const draft = parseDraft(storage.get(KEY));
      return draft && draft.person === person ? draft : undefined;
    },
    clear: () => storage.remove(KEY),
  };
};
