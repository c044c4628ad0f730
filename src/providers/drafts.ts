import { asText, isObject, parseJson, toRecord } from './parse';
import { createSafeStorage } from './safeStorage';
import type { Draft, Drafts, KeptDraft } from './types';

/** One key for each, as two tabs that are signed out at once write at once. */
const PREFIX = 'draft.';
/** Milliseconds: whoever has not come back by then has not missed it. */
const KEPT_FOR = 7 * 24 * 60 * 60_000;

const parseHeld = (value: unknown): Draft['held'] => {
  if (!isObject(value)) return undefined;
  const resource = asText(value.resource);
  const record = toRecord(value.record);
  return resource !== undefined && record ? { resource, record } : undefined;
};

const parseDraft = (text: string | null): (Draft & { person: string; at: number }) | undefined => {
  const value = parseJson(text);
  if (!isObject(value) || !isObject(value.values) || typeof value.at !== 'number') return undefined;
  const person = asText(value.person);
  const path = asText(value.path);
  const page = asText(value.page);
  if (!person || !path || !page) return undefined;
  const sent = value.sent === 'saved' || value.sent === 'unknown' ? value.sent : undefined;
  return { person, path, page, at: value.at, values: value.values, held: parseHeld(value.held), sent };
};

/** What forms held when sessions ended, in local storage, each for whoever typed it. */
export const createDrafts = (open: () => Storage = () => window.localStorage): Drafts => {
  const storage = createSafeStorage(open);
  /** Who pressed Log out: nothing is kept of what they leave behind. */
  const leaving = new Set<string>();
  const drop = (id: string) => storage.remove(PREFIX + id);

  const all = (personId: string): (KeptDraft & { at: number })[] => {
    const kept = storage.keys().flatMap((key) => {
      const draft = key.startsWith(PREFIX) ? parseDraft(storage.get(key)) : undefined;
      if (draft && Date.now() - draft.at > KEPT_FOR) storage.remove(key);
      else if (draft?.person === personId) return { ...draft, id: key.slice(PREFIX.length) };
      return [];
    });
    return kept.sort((one, other) => one.at - other.at);
  };

  return {
    keep: (personId, draft, id = `${Date.now()}-${Math.random()}`) => {
      if (leaving.has(personId)) return undefined;
      storage.set(PREFIX + id, JSON.stringify({ ...draft, person: personId, at: Date.now() }));
      return id;
    },
    of: (personId) => {
      leaving.delete(personId);
      return all(personId);
    },
    tell: (id, sent) => {
      const draft = parseDraft(storage.get(PREFIX + id));
      if (draft) storage.set(PREFIX + id, JSON.stringify({ ...draft, sent }));
    },
    drop,
    forget: (personId) => {
      leaving.add(personId);
      for (const { id } of all(personId)) drop(id);
    },
  };
};
