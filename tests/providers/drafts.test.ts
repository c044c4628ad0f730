import { describe, expect, it } from 'vitest';
import { createDrafts } from '../../src/providers/drafts';
import { createMemoryStorage, record } from './wire';

const draft = {
  path: '/songs/edit-song',
  resource: 'songs',
  record: record('1', { title: 'Old' }),
  values: { title: '夜', artist: null },
};
const open = () => {
  const storage = createMemoryStorage();
  return { storage, drafts: createDrafts(() => storage) };
};

describe('the draft of an interrupted form', () => {
  it('is given back to whoever typed it, also after a reload', () => {
    const { storage, drafts } = open();
    drafts.keep('ana', draft);
    expect(drafts.get('ana')).toMatchObject(draft);
    expect(createDrafts(() => storage).get('ana')).toMatchObject(draft);
  });

  it('is never given to another person', () => {
    const { drafts } = open();
    drafts.keep('ana', draft);
    expect(drafts.get('ben')).toBeUndefined();
  });

  it('may have no record', () => {
    const { drafts } = open();
    drafts.keep('ana', { path: '/songs/add-song', resource: 'songs', values: { title: 'x' } });
    expect(drafts.get('ana')).toMatchObject({ path: '/songs/add-song', record: undefined });
  });

  it('is gone once it is saved or declined', () => {
    const { storage, drafts } = open();
    drafts.keep('ana', draft);
    drafts.clear();
    expect(drafts.get('ana')).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"person":"ana"}', '{"person":"ana","path":"/x","resource":"songs","values":null}'])(
    'is none where the stored text is %s',
    (text) => {
      const { storage, drafts } = open();
      storage.setItem('draft', text);
      expect(drafts.get('ana')).toBeUndefined();
    },
  );
});
