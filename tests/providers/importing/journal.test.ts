import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { historyOf, type JournalEntry } from '../../../src/import/journal';
import { createBrowserJournals } from '../../../src/providers/importing/journal';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** As a page that was opened anew has it. */
const journalOf = (person = 'ana', host = 'https://api.test', base = '') => createBrowserJournals(base)({ host, person });
const BEGUN: JournalEntry[] = [
  { step: 'begin', run: 'r1' },
  { step: 'made', kind: 'songs', key: 'ab12', id: '7' },
];
const write = async (journal = journalOf()) => {
  for (const entry of BEGUN) await journal.append(entry);
  return journal;
};

it('is read in its order by a page that comes later, until it is forgotten', async () => {
  expect((await write()).isKept).toBe(true);
  await journalOf().append({ step: 'end' });
  expect(await journalOf().read()).toEqual([...BEGUN, { step: 'end' }]);
  await journalOf().forget();
  expect(await journalOf().read()).toEqual([]);
});

it('tells of one person’s imports to one server from one console alone', async () => {
  await write();
  const others = [journalOf('ben'), journalOf('ana', 'https://other.test'), journalOf('ana', undefined, '/console')];
  for (const other of others) {
    expect(await other.read()).toEqual([]);
    await other.forget();
  }
  expect(await journalOf().read()).toEqual(BEGUN);
});

it('leaves out what is damaged or of another version', async () => {
  await write();
  const database = await openDB('imports');
  const owner = JSON.stringify(['https://api.test', 'ana']);
  for (const entry of [null, { step: 'begin' }, { step: 'made', kind: 'users', key: 'a', id: 'b' }, { step: 'later' }])
    await database.add('entries', { owner, entry });
  database.close();
  expect(await journalOf().read()).toEqual(BEGUN);
});

it.each(['blocked', 'full'])('lasts as long as the page where the storage is %s, and says so', async (what) => {
  if (what === 'blocked') Reflect.deleteProperty(globalThis, 'indexedDB');
  const journal = journalOf();
  if (what === 'full') {
    await journal.read();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
  }
  await write(journal);
  expect(journal.isKept).toBe(false);
  expect(historyOf(await journal.read())).toEqual({ run: 'r1', made: new Map([['ab12', '7']]) });
  await journal.forget();
  expect(await journal.read()).toEqual([]);
});
