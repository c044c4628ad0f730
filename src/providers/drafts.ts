import { asText, isObject, parseJson, toRecord } from './parse';
import { createSafeStorage } from './safeStorage';
import type { Draft, Drafts } from './types';

const KEY = 'draft';

const parseDraft = (text: string | null): (Draft & { person: string }) | undefined => {
  const value = parseJson(text);
  if (!isObject(value) || !isObject(value.values)) return undefined;
  const person = asText(value.person);
  const path = asText(value.path);
  const resource = asText(value.resource);
  if (!person || !path || !resource) return undefined;
  return { person, path, resource, values: value.values, record: toRecord(value.record) };
};

/** The draft of an interrupted form: one at a time, as there is one form on a screen. Chosen files can't be kept. */
export const createDrafts = (open: () => Storage = () => window.localStorage): Drafts => {
  const storage = createSafeStorage(open);
  return {
    keep: (personId, draft) => storage.set(KEY, JSON.stringify({ ...draft, person: personId })),
    get: (personId) => {
      const draft = parseDraft(storage.get(KEY));
      return draft?.person === personId ? draft : undefined;
    },
    clear: () => storage.remove(KEY),
  };
};
