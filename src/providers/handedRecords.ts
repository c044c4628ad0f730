import { isObject, parseJson, toRecord } from './parse';
import { createSafeStorage } from './safeStorage';
import type { CatalogueRecord, HeldRecords } from './types';

const HANDED = 'handed';
/** A tab takes what it was opened for at once: older ones are of tabs that were never opened. */
const MOST_HANDED = 20;

interface Handed {
  mark: string;
  resource: string;
  person: unknown;
  record: CatalogueRecord;
}

const isHanded = (value: unknown): value is Handed => isObject(value) && toRecord(value.record) !== undefined;

/**
 * Records on their way to a tab of their own: an edit address names none (spec 2), and whether a browser gives a new tab the session
 * storage of the one before differs. Its address carries a mark, as a fragment, by which the tab finds its record and which it drops.
 * @param person id of whoever is signed in: a record handed over by someone else is never taken
 */
export const createHandedRecords = (
  open: () => Storage = () => window.localStorage,
  person: () => string | undefined = () => undefined,
  base = '',
) => {
  const storage = createSafeStorage(open, base);
  const read = (): Handed[] => {
    const handed = parseJson(storage.get(HANDED));
    return Array.isArray(handed) ? handed.filter(isHanded) : [];
  };
  return {
    /** @returns the fragment of the address for the new tab, with its '#' */
    handOver: (resource: string, record: CatalogueRecord): string => {
      const mark = `#${encodeURIComponent(`${resource}.${record._id}`)}`;
      const others = read().filter((handed) => handed.mark !== mark);
      storage.set(HANDED, JSON.stringify([...others, { mark, resource, person: person(), record }].slice(-MOST_HANDED)));
      return mark;
    },
    /** What was handed over under this fragment, to whoever is signed in. */
    take: (fragment: string): Pick<Handed, 'resource' | 'record'> | undefined =>
      fragment === '' ? undefined : read().find((handed) => handed.mark === fragment && handed.person === person()),
    clear: () => storage.remove(HANDED),
  };
};

type HandedRecords = ReturnType<typeof createHandedRecords>;

/** Has a tab that was opened for a record begin with it. Before the router reads the address, which then names none. */
export const beginWithHanded = (handed: HandedRecords, held: HeldRecords) => {
  // The providers alone, without a page around them.
  if (typeof window === 'undefined') return;
  const { hash, pathname, search } = window.location;
  const taken = handed.take(hash);
  if (!taken) return;
  held.hold(taken.resource, taken.record);
  window.history.replaceState(window.history.state, '', pathname + search);
};
