import type { DBSchema } from 'idb';
import type { JournalEntry } from '../../import/journal';
import { createDatabase } from '../database';
import { asText, isObject } from '../parse';
import type { BrowserJournal } from './types';

interface Schema extends DBSchema {
  /** In the order of their keys. What is read is parsed where it enters, as in the drafts' place. */
  entries: { key: number; value: { owner: string; entry: unknown }; indexes: { owner: string } };
}

const parseEntry = (value: unknown): JournalEntry | undefined => {
  if (!isObject(value)) return undefined;
  const [run, key, id] = [asText(value.run), asText(value.key), asText(value.id)];
  const kind = (['artists', 'albums', 'songs'] as const).find((each) => each === value.kind);
  if (value.step === 'begin' && run !== undefined) return { step: 'begin', run };
  if (value.step === 'made' && kind && key !== undefined && id !== undefined) return { step: 'made', kind, key, id };
  return value.step === 'end' ? { step: 'end' } : undefined;
};

/**
 * Opens the browser's place for journals. What it does not take stays in memory until the page is left.
 * @param base path of this console
 * @returns gives the journal of a person's imports to a server
 */
export const createBrowserJournals = (base = '') => {
  const { use } = createDatabase<Schema>({
    name: 'imports',
    base,
    upgrade: (fresh) => fresh.createObjectStore('entries', { autoIncrement: true }).createIndex('owner', 'owner'),
  });

  return ({ host, person }: { host: string; person: string }): BrowserJournal => {
    const owner = JSON.stringify([host, person]);
    /** Since the first that was not kept, so that they stay in order. */
    let inMemory: JournalEntry[] = [];
    let isKept = true;
    return {
      get isKept() {
        return isKept;
      },
      read: async () => {
        const stored = await use((database) => database.getAllFromIndex('entries', 'owner', owner)).catch(() => []);
        return [...stored.flatMap(({ entry }) => parseEntry(entry) ?? []), ...inMemory];
      },
      append: async (entry) => {
        try {
          await use(async (database) => {
            const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
            await Promise.all([transaction.store.add({ owner, entry }), transaction.done]);
          });
        } catch {
          isKept = false;
          inMemory.push(entry);
        }
      },
      forget: async () => {
        inMemory = [];
        await use(async (database) => {
          const transaction = database.transaction('entries', 'readwrite');
          const keys = await transaction.store.index('owner').getAllKeys(owner);
          await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
        }).catch(() => undefined);
      },
    };
  };
};
