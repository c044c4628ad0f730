import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is read is parsed where it enters: it may be of another version of the console, or damaged. */
interface Schema extends DBSchema {
  drafts: { key: string; value: unknown };
  files: { key: string; value: unknown };
}
export type DraftDatabase = IDBPDatabase<Schema>;

const NAME = 'drafts';
/** Milliseconds: a browser that does not answer by then keeps nothing, rather than hold up the form. */
const OPENS_WITHIN = 3_000;

const inTime = <T>(opening: Promise<T>): Promise<T> =>
  Promise.race([
    opening,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The database of drafts does not open')), OPENS_WITHIN);
    }),
  ]);

/**
 * The drafts' place in IndexedDB, opened when it is first needed and again when the browser has closed it.
 * @param base path of this console, as another one of the same origin has its own
 */
export const createDatabase = (base = '') => {
  let opened: DraftDatabase | undefined;
  let opening: Promise<DraftDatabase> | undefined;

  const forget = () => {
    opened = undefined;
    opening = undefined;
  };
  const open = async (): Promise<DraftDatabase> => {
    const database = await openDB<Schema>((base && `${base}:`) + NAME, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('drafts');
        fresh.createObjectStore('files');
      },
      // A later version of the console, in another tab, changes it; or the person clears the browser's data.
      blocking: () => {
        opened?.close();
        forget();
      },
      terminated: forget,
    });
    opened = database;
    return database;
  };
  const connect = () => {
    opening ??= inTime(open()).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };

  return {
    /**
     * Begins the work at once where the database is open: a page that is being left waits for nothing.
     * @throws whatever the browser has against it; never hangs on opening
     */
    use: async <T>(work: (database: DraftDatabase) => Promise<T>): Promise<T> => {
      if (!opened) return work(await connect());
      try {
        return await work(opened);
      } catch (error) {
        // Closed under it: once more, on one that is opened anew.
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        forget();
        return work(await connect());
      }
    },
  };
};
