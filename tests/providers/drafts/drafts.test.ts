import 'fake-indexeddb/auto';
import { Blob, File } from 'node:buffer';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../src/providers/drafts/database';
import { createDrafts } from '../../../src/providers/drafts/drafts';
import { createFormerDrafts } from '../../../src/providers/drafts/former';
import { createShelf } from '../../../src/providers/drafts/shelf';
import type { Draft } from '../../../src/providers/types';
import { createMemoryStorage, record } from '../wire';

const edit: Draft = {
  path: '/songs/edit-song',
  page: 'resources.songs.edit',
  held: { resource: 'songs', record: record('1', { title: 'Old', version: 3 }) },
  values: { title: '夜', artist: null },
};
const add: Draft = { path: '/songs/add-song', page: 'resources.songs.add', resource: 'songs', values: { title: 'x' } };
const sound = (size = 3, name = 'a.mp3') => new File([new Uint8Array(size)], name, { type: 'audio/mpeg', lastModified: 7 });
const chosen = (rawFile: File) => ({ rawFile, src: 'blob:1', title: rawFile.name });
const withFile = (file: File, title = 'x'): Draft => ({ ...add, values: { title, fileUrl: chosen(file) } });

const storage = createMemoryStorage();
const living = new Set<string>();
let tabsOpened = 0;
/** A tab of the one browser: it lives until it is closed. */
const openTab = (room?: number) => {
  tabsOpened += 1;
  const own = `tab ${tabsOpened}`;
  living.add(own);
  const tabs = { own, living: async () => living };
  const shelf = createShelf(createDatabase(), room);
  const drafts = createDrafts({ shelf, tabs, former: createFormerDrafts(() => storage) });
  const close = () => void living.delete(own);
  /** Kept by an open form. @returns its id, and what was not kept */
  const keep = async (draft: Draft, id?: string, person = 'ana') => {
    const kept = drafts.keep(person, draft, { id, isOpen: true });
    return { id: kept?.id ?? '', notKept: await kept?.notKept };
  };
  return { ...drafts, keep, keepWith: drafts.keep, close };
};
const filesStored = async () => (await openDB('drafts')).count('files');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(globalThis, { File, Blob });
  living.clear();
  storage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is offered to whoever typed it once its tab is gone, oldest first, and to nobody else', async () => {
    const tab = openTab();
    await tab.keep(edit);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
    await tab.keep({ ...add, key: 'k1', sent: 'unknown' });
    const later = openTab();
    expect(await later.offered('ana')).toEqual([]);
    tab.close();
    expect(await later.offered('ana')).toMatchObject([edit, { ...add, key: 'k1', sent: 'unknown' }]);
    expect(await later.offered('ben')).toEqual([]);
  });

  it('of a form that is left without a tab is offered in this one at once, and tells so', async () => {
    const { keepWith, offered, onChange } = openTab();
    const told = vi.fn();
    onChange(told);
    await keepWith('ana', add, { isOpen: false })?.notKept;
    expect(told).toHaveBeenCalled();
    expect(await offered('ana')).toMatchObject([add]);
  });

  it('takes the place of the one before it, and of two tabs each has its own', async () => {
    const [one, other] = [openTab(), openTab()];
    const { id } = await one.keep(add);
    await one.keep({ ...add, values: { title: 'xyz' } }, id);
    await other.keep(add);
    one.close();
    expect(await other.offered('ana')).toMatchObject([{ id, values: { title: 'xyz' } }]);
  });

  it('is taken by one tab alone, and by nobody else', async () => {
    const [one, other, last] = [openTab(), openTab(), openTab()];
    const { id } = await one.keep(edit);
    one.close();
    expect(await other.take('ben', id)).toBeUndefined();
    expect(await other.take('ana', id)).toMatchObject(edit);
    expect(await last.take('ana', id)).toBeUndefined();
    expect(await last.offered('ana')).toEqual([]);
  });

  it('learns what became of its save', async () => {
    const tab = openTab();
    const { id } = await tab.keep({ ...add, sent: 'unknown' });
    await tab.tell(id, 'saved');
    tab.close();
    expect(await openTab().offered('ana')).toMatchObject([{ sent: 'saved' }]);
  });

  it('is gone once it is dropped, with its files, and after two weeks', async () => {
    const tab = openTab();
    await tab.drop((await tab.keep(withFile(sound()))).id);
    expect(await filesStored()).toBe(0);
    await tab.keep(withFile(sound()));
    tab.close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 24 * 3_600_000 + 1 });
    expect(await openTab().offered('ana')).toEqual([]);
    expect(await filesStored()).toBe(0);
  });

  it('is not kept of whoever pressed Log out until they sign in again, but in forms of other open tabs', async () => {
    const [tab, other, closed] = [openTab(), openTab(), openTab()];
    await tab.keep(withFile(sound()));
    await closed.keep(add);
    closed.close();
    await other.keep(edit);
    await other.keep(add, undefined, 'ben');
    await tab.forget('ana');
    expect(tab.keepWith('ana', add, { isOpen: false })).toBeUndefined();
    other.close();
    expect(await tab.offered('ana')).toMatchObject([edit]);
    expect(await tab.offered('ben')).toMatchObject([add]);
    expect(await filesStored()).toBe(0);
    expect(tab.keepWith('ana', add, { isOpen: false })).not.toBeUndefined();
  });

  it('of the former version is taken over once, and one that is damaged is none', async () => {
    storage.setItem('draft.1', JSON.stringify({ ...edit, person: 'ana', at: Date.now() }));
    for (const text of [
      '{',
      'null',
      '[]',
      '{"person":"ana"}',
      '{"person":"ana","path":"/x","page":"songs","at":1,"values":null}',
    ])
      storage.setItem(`draft.${text}`, text);
    expect(await openTab().offered('ana')).toMatchObject([edit]);
    expect(storage.length).toBe(0);
    expect(await openTab().offered('ana')).toMatchObject([edit]);
  });
});

describe('a chosen file', () => {
  it('comes back with name, type, time and bytes, and is written once however often its form changes', async () => {
    const tab = openTab();
    const file = new File(['so many'], 'a.mp3', { type: 'audio/mpeg', lastModified: 7 });
    const slice = vi.spyOn(file, 'slice');
    const { id } = await tab.keep(withFile(file));
    for (const title of ['xy', 'xyz']) await tab.keep(withFile(file, title), id);
    expect(slice).toHaveBeenCalledTimes(1);
    tab.close();
    const taken = await openTab().take('ana', id);
    const back = taken?.values.fileUrl as ReturnType<typeof chosen>;
    const { name, type, lastModified } = back.rawFile;
    expect({ name, type, lastModified, title: taken?.values.title }).toEqual({
      ...{ name: 'a.mp3', type: 'audio/mpeg', lastModified: 7, title: 'xyz' },
    });
    expect(await back.rawFile.text()).toBe('so many');
    expect(back).toMatchObject({ title: 'a.mp3', src: expect.stringContaining('blob:') });
  });

  it('gives way to the one chosen in its place', async () => {
    const tab = openTab();
    const { id } = await tab.keep(withFile(sound()));
    await tab.keep(withFile(sound(4, 'b.mp3')), id);
    expect(await filesStored()).toBe(1);
  });

  it('lets the files of the oldest draft go where there is no room, and names them to who takes it', async () => {
    const [old, tab] = [openTab(10), openTab(10)];
    const first = await old.keep(withFile(sound(6, 'old.mp3')));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
    expect((await tab.keep(withFile(sound(6)))).notKept).toEqual([]);
    old.close();
    const taken = await tab.take('ana', first.id);
    expect(taken).toMatchObject({ missing: ['old.mp3'], values: { title: 'x' } });
  });

  it.each([
    ['there is no room for', 'room', sound(11)],
    [
      'was changed on the disk',
      'changed',
      Object.assign(sound(3), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) }),
    ],
  ] as const)('is told of by name when %s it, and the text is kept', async (_why, reason, file) => {
    const tab = openTab(10);
    const { id, notKept } = await tab.keep(withFile(file));
    expect(notKept).toEqual([{ reason, name: 'a.mp3' }]);
    tab.close();
    expect(await openTab().take('ana', id)).toMatchObject({ missing: ['a.mp3'], values: { title: 'x' } });
  });
});

describe('a browser that', () => {
  const troubles: Record<string, () => void> = {
    'has no database': () => Reflect.deleteProperty(globalThis, 'indexedDB'),
    'blocks its database': () =>
      void vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Blocked.', 'SecurityError');
      }),
    'is full': () =>
      void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      }),
    'aborts every transaction': () => {
      const { put } = IDBObjectStore.prototype;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
        const request = put.apply(this, args);
        this.transaction.abort();
        return request;
      });
    },
  };
  it.each(Object.entries(troubles))('%s says so, and keeps all until the page is left', async (_name, trouble) => {
    trouble();
    const tab = openTab();
    const { id, notKept } = await tab.keep(withFile(sound()));
    expect(notKept).toContainEqual({ reason: 'storage' });
    await tab.keepWith('ana', withFile(sound()), { id, isOpen: false })?.notKept;
    expect(await tab.offered('ana')).toMatchObject([{ id }]);
    expect(await tab.take('ana', id)).toMatchObject({ missing: [], values: { title: 'x' } });
    await tab.drop(id);
    await tab.forget('ana');
  });

  it('opens no database while another tab holds an older one goes on without', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const keeping = openTab().keep(add);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await keeping).notKept).toEqual([{ reason: 'storage' }]);
  });

  it('gives the database to another version, or clears it, is opened anew', async () => {
    const tab = openTab();
    await tab.keep(add);
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('drafts');
      deleting.onsuccess = resolve;
      deleting.onblocked = reject;
    });
    expect((await tab.keep(edit)).notKept).toEqual([]);
    tab.close();
    expect(await openTab().offered('ana')).toMatchObject([edit]);
  });

  it('damaged a draft gives out the others', async () => {
    const tab = openTab();
    await tab.keep(add);
    await (await openDB('drafts')).put('drafts', { person: 'ana', values: 3 }, 'broken');
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (key === 'broken') throw new DOMException('It can not be read.', 'DataError');
      return get.call(this, key);
    });
    tab.close();
    expect(await openTab().offered('ana')).toMatchObject([add]);
  });
});
