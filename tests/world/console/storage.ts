import { act } from '@testing-library/react';
import { openDB } from 'idb';
import { vi } from 'vitest';

const STORES = ['localStorage', 'sessionStorage'] as const;

const ENDLESS = 25;

/** What a browser's settings, a full disk or another program may do to the two storages of a page. Undone after the test. */
export const storage = {
  /** All cookies are blocked: whoever looks for a storage gets an error. */
  isBlocked: () => {
    for (const name of STORES)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
  },
  /** What is there can be read, and nothing more be put in. Who asks again without end is let in at last, for the test to end. */
  isFull: () => {
    let refused = 0;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      refused += 1;
      if (refused < ENDLESS) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  },
  /** Cleared behind the page's back, as by the browser's own settings: nothing tells of it. */
  isEmptied: () => {
    for (const name of STORES) window[name].clear();
  },
};

/** Another tab of this browser writes, or removes, and the browser tells this one. */
export const anotherTab = (change: () => void, key = 'token') => {
  change();
  return act(async () => window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));
};

/** Another tab logs out. */
export const logOutElsewhere = () =>
  anotherTab(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });

/** The values of all drafts in this browser, whoever typed them. */
export const keptDrafts = async (): Promise<unknown[]> => {
  const database = await openDB('drafts');
  const drafts = database.objectStoreNames.contains('drafts') ? await database.getAll('drafts') : [];
  database.close();
  return drafts.map(({ values }) => values);
};
