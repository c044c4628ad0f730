import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from '../../src/providers/drafts';
import { createMemoryStorage, record } from './wire';

const draft = {
  path: '/songs/edit-song',
  page: 'resources.songs.edit',
  held: { resource: 'songs', record: record('1', { title: 'Old' }) },
  values: { title: '夜', artist: null },
};
const other = { path: '/songs/add-song', page: 'resources.songs.add', values: { title: 'x' } };
const open = () => {
  const storage = createMemoryStorage();
  return { storage, drafts: createDrafts(() => storage) };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the draft of an interrupted form', () => {
  it('is given back to whoever typed it, also after a reload, beside those of other tabs', () => {
    vi.useFakeTimers({ now: 1 });
    const { storage, drafts } = open();
    drafts.keep('ana', draft);
    vi.setSystemTime(2);
    createDrafts(() => storage).keep('ana', other);
    expect(drafts.of('ana')).toMatchObject([draft, other]);
    expect(createDrafts(() => storage).of('ana')).toMatchObject([draft, other]);
    expect(drafts.of('ben')).toEqual([]);
  });

  it('takes the place of the one it was restored from', () => {
    const { drafts } = open();
    const id = drafts.keep('ana', other);
    drafts.keep('ana', { ...other, values: { title: 'xyz' } }, id);
    expect(drafts.of('ana')).toMatchObject([{ id, values: { title: 'xyz' } }]);
  });

  it('learns what became of its save', () => {
    const { drafts } = open();
    const id = drafts.keep('ana', { ...other, sent: 'unknown' }) ?? '';
    expect(drafts.of('ana')).toMatchObject([{ sent: 'unknown' }]);
    drafts.tell(id, 'saved');
    expect(drafts.of('ana')).toMatchObject([{ ...other, sent: 'saved' }]);
  });

  it('is gone once it is saved or declined, and after a week', () => {
    vi.useFakeTimers({ now: 0 });
    const { storage, drafts } = open();
    drafts.drop(drafts.keep('ana', draft) ?? '');
    drafts.keep('ana', other);
    vi.setSystemTime(7 * 24 * 3_600_000 + 1);
    expect(drafts.of('ana')).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('is not kept of whoever pressed Log out, until they sign in again', () => {
    const { storage, drafts } = open();
    drafts.keep('ana', draft);
    drafts.keep('ben', other);
    drafts.forget('ana');
    expect(drafts.keep('ana', other)).toBeUndefined();
    expect(storage.length).toBe(1);
    expect(drafts.of('ana')).toEqual([]);
    drafts.keep('ana', other);
    expect(drafts.of('ana')).toHaveLength(1);
  });

  it.each(['{', 'null', '[]', '{"person":"ana"}', '{"person":"ana","path":"/x","page":"songs","at":1,"values":null}'])(
    'is none where the stored text is %s',
    (text) => {
      const { storage, drafts } = open();
      storage.setItem('draft.1', text);
      expect(drafts.of('ana')).toEqual([]);
    },
  );
});
