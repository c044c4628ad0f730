import { RESOURCE_NAMES } from '../contract/kinds';
import { createHandedRecords } from './handedRecords';
import { isObject, parseJson, toRecord } from './parse';
import { createSafeStorage } from './safeStorage';
import type { CatalogueRecord, HeldRecords } from './types';

const keyOf = (resource: string) => `held.${resource}`;
const LEFT = 'held.left';
/** What react-router calls every entry that was come to by an address: it is no place to come back to. */
const BY_ADDRESS = 'default';
/** A way back longer than this leads to the list. */
const MOST_LEFT = 20;

interface Left {
  resource: string;
  entry: string;
  person: unknown;
  record: CatalogueRecord;
}

const isLeft = (value: unknown): value is Left => isObject(value) && toRecord(value.record) !== undefined;

/**
 * In this tab's session storage: a reload keeps the records, two tabs hold two (spec 2: edit routes take no id). A tab that was opened for a
 * record begins with it.
 * @param person id of whoever is signed in: a record held by someone else is never given out
 */
export const createHeldRecords = (
  open: () => Storage = () => window.sessionStorage,
  person: () => string | undefined = () => undefined,
  base = '',
): HeldRecords => {
  const storage = createSafeStorage(open, base);
  const handed = createHandedRecords(undefined, person, base);
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
  const get = (resource: string) => {
    const text = storage.get(keyOf(resource));
    if (text === null) return undefined;
    const { owner, record } = parse(resource, text);
    return owner === person() ? record : undefined;
  };
  const readLeft = (): Left[] => {
    const left = parseJson(storage.get(LEFT));
    return Array.isArray(left) ? left.filter(isLeft) : [];
  };

  const hold = (resource: string, record: CatalogueRecord) =>
    storage.set(keyOf(resource), JSON.stringify({ person: person(), record }));
  const { hash, pathname, search } = window.location;
  const taken = handed.take(hash);
  if (taken) {
    hold(taken.resource, taken.record);
    window.history.replaceState(window.history.state, '', pathname + search);
  }

  return {
    hold,
    handOver: handed.handOver,
    get,
    release,
    leave: (resource, entry) => {
      const record = get(resource);
      release(resource);
      if (!record || entry === BY_ADDRESS) return;
      // As last known at every entry: it may have been opened before, and changed since.
      const others = readLeft()
        .filter((left) => left.resource !== resource || left.entry !== entry)
        .map((left) => (left.resource === resource && left.record._id === record._id ? { ...left, record } : left));
      storage.set(LEFT, JSON.stringify([...others, { resource, entry, person: person(), record }].slice(-MOST_LEFT)));
    },
    leftAt: (resource, entry) =>
      readLeft().find((left) => left.resource === resource && left.entry === entry && left.person === person())?.record,
    clear: () => {
      handed.clear();
      storage.remove(LEFT);
      for (const resource of RESOURCE_NAMES) release(resource);
    },
  };
};
