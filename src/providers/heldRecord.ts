import { RESOURCE_NAMES } from '../contract/kinds';
import { isObject, parseJson, toRecord } from './parse';
import { createSafeStorage } from './safeStorage';
import type { CatalogueRecord, HeldRecords } from './types';

const keyOf = (resource: string) => `held.${resource}`;

/**
 * The records chosen in lists (spec 2: edit routes take no id), one per kind, in this tab's session storage: a reload keeps them, two
 * tabs hold two. Broken texts count as nothing held.
 * @param person id of whoever is signed in: a record held by someone else is never given out
 */
export const createHeldRecords = (
  open: () => Storage = () => window.sessionStorage,
  person: () => string | undefined = () => undefined,
): HeldRecords => {
  const storage = createSafeStorage(open);
  /** The same text gives the same object, as React compares by identity. */
  const parsed = new Map<string, { text: string; owner?: unknown; record?: CatalogueRecord }>();

  const parse = (resource: string, text: string) => {
    const last = parsed.get(resource);
    if (last?.text === text) return last;
    const value = parseJson(text);
    const held = isObject(value) ? { text, owner: value.person, record: toRecord(value.record) } : { text };
    parsed.set(resource, held);
    return held;
  };
  const release = (resource: string) => storage.remove(keyOf(resource));

  return {
    hold: (resource, record) => storage.set(keyOf(resource), JSON.stringify({ person: person(), record })),
    get: (resource) => {
      const text = storage.get(keyOf(resource));
      if (text === null) return undefined;
      const { owner, record } = parse(resource, text);
      return owner === person() ? record : undefined;
    },
    release,
    clear: () => {
      for (const resource of RESOURCE_NAMES) release(resource);
    },
  };
};
