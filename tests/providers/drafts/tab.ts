import 'fake-indexeddb/auto';
import { Blob, File } from 'node:buffer';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createDraftDatabase } from '../../../src/providers/drafts/database';
import { createDrafts } from '../../../src/providers/drafts/drafts';
import { createFormerDrafts } from '../../../src/providers/drafts/former';
import { createShelf } from '../../../src/providers/drafts/shelf';
import type { Draft } from '../../../src/providers/types';
import { createMemoryStorage, record } from '../wire';

export const edit: Draft = {
  path: '/songs/edit-song',
  page: 'resources.songs.edit',
  held: { resource: 'songs', record: record('1', { title: 'Old', version: 3 }) },
  values: { title: '夜', artist: null },
};
export const add: Draft = { path: '/songs/add-song', page: 'resources.songs.add', resource: 'songs', values: { title: 'x' } };
export const sound = (size = 3, name = 'a.mp3') =>
  new File([new Uint8Array(size)], name, { type: 'audio/mpeg', lastModified: 7 });
export const chosen = (rawFile: File) => ({ rawFile, src: 'blob:1', title: rawFile.name });
export const withFile = (file: File, title = 'x'): Draft => ({ ...add, values: { title, fileUrl: chosen(file) } });

export const storage = createMemoryStorage();
const living = new Set<string>();
let watching: (() => void)[] = [];
let tabsOpened = 0;
/** A tab of the one browser: it lives until it is closed. */
export const openTab = (room?: number) => {
  tabsOpened += 1;
  const own = `tab ${tabsOpened}`;
  living.add(own);
  const tabs = { own, living: async () => living, watch: async (onGone: () => void) => void watching.push(onGone) };
  const shelf = createShelf(createDraftDatabase(), room);
  const drafts = createDrafts({ shelf, tabs, former: createFormerDrafts(() => storage) });
  const close = () => {
    living.delete(own);
    for (const onGone of watching) onGone();
  };
  /** Kept by an open form. @returns its id, and what was not kept */
  const keep = async (draft: Draft, id?: string, person = 'ana') => {
    const kept = drafts.keep(person, draft, { id, isOpen: true });
    return { id: kept?.id ?? '', notKept: await kept?.notKept };
  };
  return { ...drafts, keep, keepWith: drafts.keep, close };
};
export const filesStored = async () => (await openDB('drafts')).count('files');

/** A browser with nothing in it and no tab open. */
export const freshBrowser = () => {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(globalThis, { File, Blob });
  living.clear();
  watching = [];
  storage.clear();
};
