import { describe, expect, it } from 'vitest';
import { adSchema, announcementSchema } from '../../src/contract/adNews';
import { envelopeSchema, failureSchema } from '../../src/contract/envelope';
import { albumSchema, songSchema, videoSchema } from '../../src/contract/listings';
import { currentUserSchema } from '../../src/contract/session';

const published = { _id: '1', isPublished: true, publishedAt: '2024-05-01T09:30:00.000Z' };

describe('references', () => {
  it.each([[{ _id: 'a', stageName: 'Björk' }], [{ _id: 'a', stageName: null }], ['a'], [null], [undefined]])(
    'an artist may be %j',
    (artist) => {
      expect(songSchema.safeParse({ ...published, title: 'x', artist }).success).toBe(true);
      expect(albumSchema.safeParse({ ...published, name: 'x', artist }).success).toBe(true);
      expect(videoSchema.safeParse({ ...published, title: 'x', url: 'y', artist, channel: null }).success).toBe(true);
    },
  );

  it.each([[{ stageName: 'without an id' }], [7], [[]]])('an artist is never %j', (artist) => {
    expect(songSchema.safeParse({ ...published, title: 'x', artist }).success).toBe(false);
  });
});

describe('the envelope', () => {
  it.each([
    { success: true },
    { success: true, data: [], pagination: null },
    { success: true, data: [], pagination: {} },
    { success: true, data: [], pagination: { next: null, prev: { page: 1 } } },
    { success: false, message: 'No.' },
  ])('[7.2] may be %j', (body) => {
    expect(envelopeSchema.safeParse(body).success).toBe(true);
  });

  it.each([{}, { success: 'true' }, { success: true, pagination: { next: 2 } }, null])('[7.2] is never %j', (body) => {
    expect(envelopeSchema.safeParse(body).success).toBe(false);
  });

  it('[7.2] a failure has a message and may name its field', () => {
    expect(failureSchema.safeParse({ success: false, message: 'No.', field: 'title' }).success).toBe(true);
    expect(failureSchema.safeParse({ success: false }).success).toBe(false);
    expect(failureSchema.safeParse({ success: true, message: 'Yes.' }).success).toBe(false);
  });
});

describe('ad-news', () => {
  const item = { ...published, title: 'x', createdAt: '2024-05-01T09:30:00.000Z' };

  it.each(['song', 'artist', 'album', 'video', 'channel', '', null, undefined])('a target type may be %j', (targetType) => {
    expect(announcementSchema.safeParse({ ...item, type: 'news', targetType }).success).toBe(true);
  });

  it('a target type is never another kind', () => {
    expect(announcementSchema.safeParse({ ...item, type: 'news', targetType: 'playlist' }).success).toBe(false);
  });

  it('[3.19] news and ads are told apart by their type', () => {
    expect([adSchema.safeParse({ ...item, type: 'ad' }).success, adSchema.safeParse({ ...item, type: 'news' }).success]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the current user', () => {
  it('may have a role that is neither admin nor manager, and no last name', () => {
    const user = { _id: '1', email: 'a@example.org', firstName: 'Ana', lastName: null, role: 'owner' };
    expect(currentUserSchema.safeParse(user).success).toBe(true);
  });
});
