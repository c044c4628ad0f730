import { describe, expect, it } from 'vitest';
import { sharedApi } from '../../world/api';
import { NAME_FIELDS, requiredBeside } from '../../world/forms';
import { create, createId, KINDS, listed, update } from './kinds';

let now = new Date('2025-01-01T00:00:00Z');
const api = await sharedApi({ clock: () => now });

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  return now.toISOString();
};

describe.each(KINDS)('the publication of %s (spec 4)', (kind) => {
  it('[1.3, 4.2] is given by the path of the create call', async () => {
    const moment = pass(1);
    expect((await create(api, kind, 'Out', {}, true)).record).toMatchObject({ isPublished: true, publishedAt: moment });
    expect((await create(api, kind, 'Waiting')).record).toMatchObject({ isPublished: false, publishedAt: null });
  });

  it('[4.1] is set by publish to that moment and cleared by un-publish', async () => {
    const id = await createId(api, kind, 'There and back');
    const moment = pass(1);
    const published = await api.call('PATCH', `listings/${kind}/${id}/publish`);
    expect(published.status).toBe(200);
    expect(published.record).toMatchObject({ _id: id, isPublished: true, publishedAt: moment });
    pass(1);
    const unpublished = await api.call('PATCH', `listings/${kind}/${id}/un-publish`);
    expect(unpublished.record).toMatchObject({ _id: id, isPublished: false, publishedAt: null });
    expect(await listed(api, kind, id)).toEqual(unpublished.record);
  });

  it('stays as it is through every update, whatever isPublished the form carries', async () => {
    for (const publish of [true, false]) {
      const id = await createId(api, kind, 'Steady', {}, publish);
      const before = await listed(api, kind, id);
      for (const isPublished of ['true', 'false', '', 'x']) {
        pass(1);
        const { record } = await update(api, kind, id, {
          isPublished,
          [NAME_FIELDS[kind]]: 'Still',
          ...(await requiredBeside(kind)),
        });
        expect(record).toMatchObject({ isPublished: publish, publishedAt: before?.publishedAt });
      }
    }
  });
});
