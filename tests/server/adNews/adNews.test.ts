import { describe, expect, it } from 'vitest';
import { adSchema, announcementSchema } from '../../../src/contract/adNews';
import { kindOf } from '../../spec/kinds';
import { sharedApi } from '../../world/api';
import { formOf, picture } from '../../world/forms';
import { patch, postAd, postNews } from './support';

const api = await sharedApi();

describe('ad-news', () => {
  it('[3.17-19] creates an ad unpublished and an announcement published, each with the fields of spec 3', async () => {
    const ad = await postAd(api, { title: 'Summer sale', contentImage: await picture() });
    expect(ad.status).toBe(201);
    expect(adSchema.parse(ad.record)).toMatchObject({ type: 'ad', title: 'Summer sale', isPublished: false, publishedAt: null });
    expect(Object.keys(ad.record)).toEqual(expect.arrayContaining(['_id', ...kindOf('ads').record]));
    expect(ad.record).toMatchObject({
      featureImage: expect.stringMatching(/\.png$/),
      contentImage: expect.stringMatching(/\.png$/),
    });
    const news = await postNews(api, { title: 'New album' }, 'ad-news/publish');
    expect(Object.keys(news.record)).toEqual(expect.arrayContaining(['_id', ...kindOf('announcements').record]));
    expect(announcementSchema.parse(news.record)).toMatchObject({ type: 'news', isPublished: true, target: null });
    expect(Date.parse(String(news.record.publishedAt))).toBe(Date.parse(String(news.record.createdAt)));
  });

  it('lists ads and announcements apart, newest first, in pages', async () => {
    for (const number of [1, 2, 3]) await postAd(api, { title: `Ad ${number}` });
    const first = await api.call('GET', 'ad-news/ads?limit=2');
    expect(first.rows.map(({ title }) => title)).toEqual(['Ad 3', 'Ad 2']);
    expect(first.body.pagination?.next).toEqual({ page: 2 });
    const second = await api.call('GET', 'ad-news/ads?limit=2&page=2');
    expect(second.rows.map(({ title }) => title)).toEqual(['Ad 1', 'Summer sale']);
    expect(second.body.pagination?.next).toBeNull();
    expect((await api.call('GET', 'ad-news/news')).rows.map(({ title }) => title)).toEqual(['New album']);
  });

  it('searches each by title, without regard to case and accents, and takes signs literally', async () => {
    await postNews(api, { title: '100% Björk', description: '<p>hidden words</p>' });
    await postNews(api, { title: '1000 others' });
    const found = async (list: string, title: string) =>
      (await api.call('GET', `ad-news/${list}/search?title=${encodeURIComponent(title)}`)).rows.map((row) => row.title);
    expect(await found('news', 'bjork')).toEqual(['100% Björk']);
    expect(await found('news', '100%')).toEqual(['100% Björk']);
    expect(await found('ads', 'bjork')).toEqual([]);
    expect(await found('news', 'hidden')).toEqual([]);
    expect(await api.call('GET', 'ad-news/news/search?title=%20')).toMatchObject({ status: 400, body: { field: 'title' } });
  });

  it('empties optional fields that are named in unset, and refuses to empty required ones', async () => {
    const { record } = await postAd(api, { description: '<p>x</p>', moreInfoLink: 'example.org', contentImage: await picture() });
    const emptied = await patch(api, record._id, { unset: 'description,moreInfoLink,contentImage' });
    expect(emptied.record).toMatchObject({ description: null, moreInfoLink: null, contentImage: null });
    expect(await patch(api, record._id, { unset: 'featureImage' })).toMatchObject({
      status: 400,
      body: { message: 'Please fill in required fields', field: 'featureImage' },
    });
  });
});

describe('what an ad and an announcement must have', () => {
  it.each([
    ['no title', { title: '' }, 'title'],
    ['no feature image', { featureImage: '' }, 'featureImage'],
  ])('[5.16] refuses %s and leaves no file behind', async (_case, fields, field) => {
    const before = await api.services.database.selectFrom('files').selectAll().execute();
    for (const post of [postAd, postNews])
      expect(await post(api, fields)).toMatchObject({ status: 400, body: { message: 'Please fill in required fields', field } });
    expect(await api.services.database.selectFrom('files').selectAll().execute()).toEqual(before);
  });

  it.each(['', 'ads', 'News', '__proto__', 'constructor'])('refuses the type %j', async (type) => {
    const form = formOf({ type, title: 'x', featureImage: await picture() });
    expect(await api.call('POST', 'ad-news', { form })).toMatchObject({ status: 400, body: { field: 'type' } });
  });
});
