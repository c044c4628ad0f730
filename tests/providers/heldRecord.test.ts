import { describe, expect, it, vi } from 'vitest';
import { RESOURCE_NAMES } from '../../src/contract/kinds';
import { createHandedRecords } from '../../src/providers/handedRecords';
import { createHeldRecords } from '../../src/providers/heldRecord';
import { createMemoryStorage, record } from './wire';

const open = () => {
  const storage = createMemoryStorage();
  return { storage, held: createHeldRecords(() => storage) };
};

describe('the record chosen in a list is held per tab', () => {
  it('one for each kind', () => {
    const { held } = open();
    for (const kind of RESOURCE_NAMES) held.hold(kind, record(`${kind}-1`));
    expect(RESOURCE_NAMES.map((kind) => held.get(kind)?._id)).toEqual(RESOURCE_NAMES.map((kind) => `${kind}-1`));
  });

  it('[2.3, 4.11] survives a reload', () => {
    const { storage, held } = open();
    held.hold('songs', record('1', { title: '夜', artist: { _id: 'a' }, songs: ['x'] }));
    expect(createHeldRecords(() => storage).get('songs')).toEqual(
      record('1', { title: '夜', artist: { _id: 'a' }, songs: ['x'] }),
    );
  });

  it('is the same object at each question, as long as it is the same', () => {
    const { held } = open();
    held.hold('songs', record('1'));
    expect(held.get('songs')).toBe(held.get('songs'));
  });

  it('is let go alone, or with all others', () => {
    const { storage, held } = open();
    held.hold('songs', record('1'));
    held.hold('ads', record('2'));
    held.release('songs');
    expect([held.get('songs'), held.get('ads')?._id]).toEqual([undefined, '2']);
    held.clear();
    expect(held.get('ads')).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it('is found again, as last known, at each place in the history where it was left', () => {
    const { storage, held } = open();
    for (const [entry, title] of [
      ['first', 'One'],
      ['second', 'Two'],
    ] as const) {
      held.hold('songs', record('1', { title }));
      held.leave('songs', entry);
    }
    expect(held.get('songs')).toBeUndefined();
    expect(['first', 'second', 'third'].map((entry) => held.leftAt('songs', entry)?.title)).toEqual(['Two', 'Two', undefined]);
    held.hold('songs', record('1'));
    held.leave('songs', 'default');
    expect(held.leftAt('songs', 'default')).toBeUndefined();
    expect(held.leftAt('albums', 'first')).toBeUndefined();
    expect(
      createHeldRecords(
        () => storage,
        () => 'ben',
      ).leftAt('songs', 'first'),
    ).toBeUndefined();
    held.clear();
    expect(held.leftAt('songs', 'first')).toBeUndefined();
  });

  it('is never given to another person', () => {
    const person = vi.fn(() => 'ana');
    const storage = createMemoryStorage();
    const held = createHeldRecords(() => storage, person);
    held.hold('users', record('1'));
    expect(held.get('users')).toEqual(record('1'));
    person.mockReturnValue('ben');
    expect(held.get('users')).toBeUndefined();
    expect(createHeldRecords(() => storage, person).get('users')).toBeUndefined();
  });
});

describe('a storage that does not work', () => {
  it.each(['{', 'null', '7', '[]', '{}', '{"record":null}', '{"record":{"title":"x"}}'])(
    'the text %s counts as nothing held',
    (text) => {
      const { storage, held } = open();
      storage.setItem('held.songs', text);
      expect(held.get('songs')).toBeUndefined();
    },
  );

  it('full: the record is kept in memory, and an older one does not come back', () => {
    const { storage, held } = open();
    held.hold('songs', record('1'));
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    held.hold('songs', record('2'));
    expect(held.get('songs')).toEqual(record('2'));
    expect(createHeldRecords(() => storage).get('songs')).toBeUndefined();
    held.release('songs');
    expect(held.get('songs')).toBeUndefined();
  });

  it('blocked: the record is kept in memory', () => {
    const held = createHeldRecords(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    held.hold('songs', record('1'));
    expect(held.get('songs')).toEqual(record('1'));
    held.clear();
    expect(held.get('songs')).toBeUndefined();
  });
});

describe('a record that is handed over to another tab', () => {
  const shared = createMemoryStorage();
  const openTab = (person = 'ada') =>
    createHandedRecords(
      () => shared,
      () => person,
    );

  it('is found there by the fragment of its address, by whoever is signed in, until a sign-out', () => {
    const handed = openTab();
    const held = createHeldRecords(createMemoryStorage, () => 'ada', '', handed);
    const fragments = ['1', '2'].map((id) => held.handOver('songs', record(id)));
    expect(fragments.map((fragment) => openTab().take(fragment)?.record._id)).toEqual(['1', '2']);
    expect(openTab('grace').take(fragments[0] ?? '')).toBeUndefined();
    expect(openTab().take('')).toBeUndefined();
    expect(held.get('songs')).toBeUndefined();
    held.clear();
    expect(openTab().take(fragments[0] ?? '')).toBeUndefined();
  });
});
