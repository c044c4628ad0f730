import { File } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { add, type chosen, edit, filesStored, freshBrowser, openTab, sound, storage, withFile } from './tab';

beforeEach(freshBrowser);
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
    const told = vi.fn();
    later.onChange(told);
    expect(await later.offered('ana')).toEqual([]);
    tab.close();
    expect(told).toHaveBeenCalled();
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
