import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Milliseconds: a browser that does not answer by then keeps nothing, rather than hold up the page. */
const OPENS_WITHIN = 3_000;

const inTime = <T>(opening: Promise<T>): Promise<T> =>
  Promise.race([
    opening,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The database does not open')), OPENS_WITHIN);
    }),
  ]);

interface Place<Schema extends DBSchema> {
  name: string;
  /** Makes the stores of a new one. */
  upgrade: (fresh: IDBPDatabase<Schema>) => void;
  /** Path of this console, as another one of the same origin has its own. */
  base?: string;
}

/** A place in IndexedDB, opened when it is first needed and again when the browser has closed it. */
export const createDatabase = <Schema extends DBSchema>({ name, upgrade, base = '' }: Place<Schema>) => {
  let opened: IDBPDatabase<Schema> | undefined;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  const forget = () => {
    opened = undefined;
    opening = undefined;
  };
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    const database = await openDB<Schema>((base && `${base}:`) + name, 1, {
      upgrade,
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
    use: async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
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
