import { describe, expect, it } from 'vitest';
import { TARGET_LOOKUPS } from '../../../src/contract/endpoints';
import { TARGET_TYPES, type TargetType } from '../../../src/contract/limits';
import { sharedApi } from '../../world/api';
import { addRecord } from '../../world/records';
import { ODD_IDS } from '../../world/values/ids';
import { SPACES } from '../../world/values/texts';
import { patch, postNews } from './support';

const api = await sharedApi();
const makeTarget = (type: TargetType, name: string) => addRecord(api, TARGET_LOOKUPS[type], name, { publish: true });

describe('what an announcement is about', () => {
  it.each(TARGET_TYPES)('[3.17] can be a %s, whose name comes back with it', async (type) => {
    const id = await makeTarget(type, `The ${type}`);
    const { record } = await postNews(api, { targetType: type, targetId: id });
    const target = { _id: id, name: `The ${type}` };
    expect(record).toMatchObject({ targetType: type, targetId: id, target });
    expect((await api.call('GET', 'ad-news/news')).rows[0]).toMatchObject({ target });
  });

  it('must exist and be of its type', async () => {
    const song = await makeTarget('song', 'A song');
    const refused = {
      status: 400,
      body: { field: 'targetId', message: 'The chosen artist does not exist. It may have been deleted.' },
    };
    expect(await postNews(api, { targetType: 'artist', targetId: song })).toMatchObject(refused);
    for (const targetId of ODD_IDS) expect(await postNews(api, { targetType: 'artist', targetId })).toMatchObject(refused);
  });

  it.each(['playlist', 'Song', 'none', 'users', '__proto__'])('[3.17] cannot be of type %s', async (targetType) => {
    expect(await postNews(api, { targetType, targetId: 'x' })).toMatchObject({ status: 400, body: { field: 'targetType' } });
  });

  it('needs a type', async () => {
    const targetId = await makeTarget('song', 'Typeless');
    expect(await postNews(api, { targetId })).toMatchObject({ status: 400, body: { field: 'targetType' } });
  });

  it('can be changed to another type, and the old one never stands under the new type', async () => {
    const song = await makeTarget('song', 'Old song');
    const album = await makeTarget('album', 'New album');
    const { record } = await postNews(api, { targetType: 'song', targetId: song });
    expect(await patch(api, record._id, { targetType: 'album' })).toMatchObject({ status: 400, body: { field: 'targetId' } });
    expect((await patch(api, record._id, { targetType: 'album', targetId: album })).record).toMatchObject({
      targetType: 'album',
      target: { _id: album, name: 'New album' },
    });
    expect((await patch(api, record._id, { targetType: 'song', unset: 'targetId' })).record).toMatchObject({
      targetType: 'song',
      targetId: null,
      target: null,
    });
  });

  it.each(['targetType', 'targetType,targetId'])("goes whole when the type goes ('None', unset=%s)", async (unset) => {
    const targetId = await makeTarget('channel', 'Left');
    const { record } = await postNews(api, { targetType: 'channel', targetId });
    const { record: after } = await patch(api, record._id, { title: 'About nothing', unset });
    expect(after).toMatchObject({ title: 'About nothing', targetType: null, targetId: null, target: null });
  });

  it('stays when it was deleted since, as long as nobody touches it', async () => {
    const song = await makeTarget('song', 'Gone tomorrow');
    const { record } = await postNews(api, { targetType: 'song', targetId: song });
    expect((await api.call('DELETE', `listings/songs/${song}`)).status).toBe(200);
    const saved = await patch(api, record._id, { title: 'Still here', targetType: 'song', targetId: song });
    expect(saved.record).toMatchObject({ title: 'Still here', targetType: 'song', targetId: song, target: null });
  });

  it('keeps an artist, album or channel from being deleted, and the answer says by which announcement', async () => {
    const artist = await makeTarget('artist', 'Announced');
    await postNews(api, { title: 'On tour', targetType: 'artist', targetId: artist });
    expect(await api.call('DELETE', `listings/artists/${artist}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('“On tour”') },
    });
  });
});

describe('the description', () => {
  it('is stored clean, and without words not at all', async () => {
    const { record } = await postNews(api, { description: '<p onclick="alert(1)">Hi<script>alert(1)</script></p>' });
    expect(record.description).toBe('<p>Hi</p>');
    expect((await postNews(api, { description: `<p>&nbsp;</p><p>${SPACES.join('')}</p>` })).record.description).toBeNull();
  });

  it('[3.17] comes back as it was sent when it holds what the editor makes', async () => {
    const description = '<h2>Hi</h2><p>a &amp; b&nbsp;<strong>c</strong> "d"<br>e</p><ol start="3"><li><p>three</p></li></ol>';
    expect((await postNews(api, { description })).record.description).toBe(description);
  });
});
