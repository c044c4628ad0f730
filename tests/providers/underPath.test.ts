// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createActivity } from '../../src/providers/activity';
import { createDraftDatabase } from '../../src/providers/drafts/database';
import { createHeldRecords } from '../../src/providers/heldRecord';
import { createPreferences } from '../../src/providers/preferences';
import { createSession } from '../../src/providers/session';
import { ANA, BEN, record } from './wire';
import 'fake-indexeddb/auto';

const BASE = '/catalogue';
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: '"dark"' }));

it('two consoles of one origin have a session each, and follow their own alone', () => {
  const [root, under] = [createSession(), createSession(BASE)];
  root.start('abc', ANA);
  under.start('def', BEN);
  expect([root.token(), under.token()]).toEqual(['abc', 'def']);
  expect(localStorage.getItem('token')).toBe('abc');
  const changed = vi.fn();
  under.onChangeElsewhere(changed);
  root.end();
  tell('token');
  expect([under.token(), changed.mock.calls.length]).toEqual(['def', 0]);
  localStorage.removeItem(`${BASE}:token`);
  tell(`${BASE}:token`);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('two consoles of one origin have preferences, activity and held records each', () => {
  const [root, under] = [createPreferences(), createPreferences(undefined, BASE)];
  under.setup();
  root.setItem('songs.list', 1);
  under.setItem('songs.list', 2);
  const seen = vi.fn();
  under.subscribe('theme', seen);
  tell('RaStore.theme');
  expect(seen).not.toHaveBeenCalled();
  tell(`${BASE}:RaStore.theme`);
  expect(seen).toHaveBeenCalledWith('dark');
  under.reset();
  expect([root.getItem('songs.list'), under.getItem('songs.list')]).toEqual([1, undefined]);

  const active = vi.fn();
  const forget = createActivity(undefined, BASE).onChange(active);
  for (const key of ['lastActivity', `${BASE}:lastActivity`]) tell(key);
  expect(active).toHaveBeenCalledTimes(1);
  forget();
  under.teardown();

  createHeldRecords(undefined, undefined, BASE).hold('songs', record('1'));
  expect(createHeldRecords().get('songs')).toBeUndefined();
  expect(createHeldRecords(undefined, undefined, BASE).get('songs')).toEqual(record('1'));
});

it('two consoles of one origin keep drafts in a database each', async () => {
  await createDraftDatabase(BASE).use((database) => database.put('drafts', 1, 'a'));
  expect(await createDraftDatabase().use((database) => database.getAllKeys('drafts'))).toEqual([]);
});
