import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { add, edit, freshBrowser, openTab, sound, withFile } from './tab';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
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
