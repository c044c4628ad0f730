import type { createDraftDatabase, DraftDatabase } from './database';
import { type FileNote, parseDraft, type StoredDraft } from './storedDraft';

/** Bytes of all files together. The oldest give way. */
const ROOM = 500 * 1024 * 1024;

/** All that can be read: a record that the browser can't give back is left out. */
const readAll = async (database: DraftDatabase): Promise<StoredDraft[]> => {
  const keys = await database.getAllKeys('drafts');
  const read = keys.map(async (key) => parseDraft(await database.get('drafts', key).catch(() => undefined), key));
  return (await Promise.all(read)).filter((draft) => draft !== undefined);
};

const sizeOf = (files: readonly FileNote[]) => files.reduce((sum, { size, isGone }) => sum + (isGone ? 0 : size), 0);
const oldestFirst = (one: StoredDraft, other: StoredDraft) => one.at - other.at;

interface Writable {
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}
/** Writes in one transaction, begun at once. Throws where the browser does not take all of it. */
const written = async (database: DraftDatabase, write: (store: Writable) => readonly Promise<unknown>[]) => {
  const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
  transaction.done.catch(() => undefined);
  const requests = write(transaction.store);
  for (const request of requests) request.catch(() => undefined);
  // At once, not when nothing more was asked: the page may be on its way out.
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
};

/** Asked for only where that opens no question to the person: Chromium decides by itself. */
const askToPersist = async () => {
  if ('userAgentData' in navigator) await navigator.storage?.persist?.();
};

/**
 * Drafts and files as they lie in IndexedDB; what that does not take stays in memory until the page is left, so that it outlives at least
 * the session. Nothing here throws.
 */
export const createShelf = ({ use }: ReturnType<typeof createDraftDatabase>, room = ROOM) => {
  const inMemory = new Map<string, StoredDraft>();
  /** Of this page: a File is no more than a way to its bytes. */
  const ownFiles = new Map<string, File>();
  const attempt = async <T>(work: (database: DraftDatabase) => Promise<T>): Promise<T | undefined> => {
    try {
      return await use(work);
    } catch {
      return undefined;
    }
  };

  /** @returns whether it lies in the database */
  const put = async (draft: StoredDraft): Promise<boolean> => {
    inMemory.set(draft.id, draft);
    const isStored = await attempt(async (database) => {
      await written(database, (store) => [store.put(draft, draft.id)]);
      return true;
    });
    if (isStored && inMemory.get(draft.id) === draft) inMemory.delete(draft.id);
    return isStored === true;
  };

  const all = async (): Promise<StoredDraft[]> => {
    const stored = ((await attempt(readAll)) ?? []).filter(({ id }) => !inMemory.has(id));
    return [...stored, ...inMemory.values()].sort(oldestFirst);
  };

  const remove = async (ids: readonly string[]) => {
    for (const id of ids) inMemory.delete(id);
    await attempt((database) => written(database, (store) => ids.map((id) => store.delete(id))));
    await sweep();
  };

  /** Removes the files that no draft names: in one transaction, as other tabs write as well, the draft before its files. */
  const sweep = async () => {
    await attempt(async (database) => {
      const transaction = database.transaction(['drafts', 'files'], 'readwrite');
      transaction.done.catch(() => undefined);
      const [drafts, files] = [transaction.objectStore('drafts'), transaction.objectStore('files')];
      const stored = (await drafts.getAll()).map((value) => parseDraft(value, ''));
      const named = new Set([...stored, ...inMemory.values()].flatMap((draft) => draft?.files.map(({ id }) => id) ?? []));
      for (const id of ownFiles.keys()) if (!named.has(id)) ownFiles.delete(id);
      const removing = (await files.getAllKeys()).filter((id) => !named.has(id)).map((id) => files.delete(id));
      await Promise.all([...removing, transaction.done]);
    });
  };

  /** Lets the files of the oldest drafts go, until this one fits. @throws Error where it never does */
  const makeRoom = async (database: DraftDatabase, fileId: string, size: number) => {
    const drafts = await all();
    const isOwn = ({ files }: StoredDraft) => files.some(({ id }) => id === fileId);
    // The file itself is named by its draft already.
    let used = drafts.reduce((sum, { files }) => sum + sizeOf(files.filter(({ id }) => id !== fileId)), size);
    for (const draft of drafts.filter((each) => !isOwn(each))) {
      if (used <= room) return;
      used -= sizeOf(draft.files);
      for (const { id } of draft.files) await database.delete('files', id);
      await put({ ...draft, files: draft.files.map((note) => ({ ...note, isGone: true })) });
    }
    if (used > room) throw new Error('There is no room for this file');
  };

  /** Written once. @returns whether it lies in the database */
  const putFile = async (id: string, file: File): Promise<boolean> => {
    ownFiles.set(id, file);
    const isStored = await attempt(async (database) => {
      await makeRoom(database, id, file.size);
      // Its draft was dropped meanwhile.
      if (!ownFiles.has(id)) return true;
      await database.put('files', file.slice(0, file.size, file.type), id);
      if (!ownFiles.has(id)) await database.delete('files', id);
      return true;
    });
    if (isStored) askToPersist().catch(() => undefined);
    // The one it took the place of is not needed any more.
    await sweep();
    return isStored === true;
  };

  /** The file as it was chosen; undefined where not all of it is there. */
  const getFile = async ({ id, name, type, lastModified, size }: FileNote): Promise<File | undefined> => {
    const own = ownFiles.get(id);
    if (own) return own;
    const blob: unknown = await attempt((database) => database.get('files', id));
    if (!(blob instanceof Blob) || blob.size !== size) return undefined;
    const file = new File([blob], name, { type, lastModified });
    ownFiles.set(id, file);
    return file;
  };

  return { all, put, remove, sweep, putFile, getFile };
};
