import type { DBSchema, IDBPDatabase } from 'idb';
import { createDatabase } from '../database';

/** What is read is parsed where it enters: it may be of another version of the console, or damaged. */
interface Schema extends DBSchema {
  drafts: { key: string; value: unknown };
  files: { key: string; value: unknown };
}
export type DraftDatabase = IDBPDatabase<Schema>;

/** The drafts' place in the browser. @param base path of this console */
export const createDraftDatabase = (base = '') =>
  createDatabase<Schema>({
    name: 'drafts',
    base,
    upgrade: (fresh) => {
      fresh.createObjectStore('drafts');
      fresh.createObjectStore('files');
    },
  });
