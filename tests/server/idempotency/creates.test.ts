import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearExpiredAccess } from '../../../src/server/auth/housekeeping';
import { ADMIN, type Answer, type CallOptions, ownApi, type TestApi } from '../../world/api';
import { formOf, picture, sound } from '../../world/forms';
import { addPerson, login, tryLogin } from '../../world/people';

const DAY = 24 * 60 * 60_000;
const HEADER = 'Idempotency-Key';
const OF_ANOTHER = { success: false, message: expect.stringMatching(/saved.+ new key\.$/), field: HEADER };

let now = Date.parse('2026-05-01T08:00:00.000Z');
let api: TestApi;
let key: string;
beforeEach(async () => {
  key = randomUUID();
  api = await ownApi({ clock: () => new Date(now) });
});

type Fields = Record<string, string | File>;
const post = (path: string, fields: Fields, options: CallOptions = {}) =>
  api.call('POST', path, { form: formOf(fields), headers: { [HEADER]: key }, ...options });
const playlist = (name: string, options?: CallOptions) => post('listings/playlists', { name }, options);
const names = async () => (await api.call('GET', 'listings/playlists')).rows.map(({ name }) => name);
const plain = ({ status, body }: Answer) => ({ status, body });
const eva = (email = 'eva@example.org'): Fields => ({ email, firstName: 'Eva', role: 'manager' });
/** The session of yesterday is over. */
const tokenNow = () => login(api, ADMIN);
const photo = await picture();
const other = await picture('picture.png', '#993366');

describe('a create that is sent again under its key', () => {
  it.each<[string, string, Fields]>([
    ['listings/playlists', 'listings/playlists', { name: 'Evening' }],
    ['listings/artists/publish', 'listings/artists', { stageName: 'Björk', photo }],
    ['listings/songs', 'listings/songs', { title: 'Jóga', songFile: sound() }],
    ['ad-news', 'ad-news/ads', { type: 'ad', title: 'New', featureImage: photo }],
    ['ad-news/publish', 'ad-news/news', { type: 'news', title: 'New', featureImage: photo }],
    ['users', 'users', eva()],
  ])('gets the first answer and makes nothing new: POST %s', async (path, list, fields) => {
    const before = (await api.call('GET', list)).rows.length;
    const first = plain(await post(path, fields));
    const [files, mails] = [api.files.stored(), (await api.mails()).length];
    now += DAY - 1;
    const backwards = Object.fromEntries(Object.entries(fields).reverse());
    const again = plain(await post(path, backwards, { token: await tokenNow() }));
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
    expect((await api.call('GET', list, { token: await tokenNow() })).rows).toHaveLength(before + 1);
    expect([api.files.stored(), (await api.mails()).length]).toEqual([files, mails]);
  });

  it('gets what the answer was, whatever has become of the record', async () => {
    const first = await playlist('Evening');
    await api.call('PATCH', `listings/playlists/${first.record._id}`, { form: formOf({ name: 'Night' }) });
    expect(plain(await playlist('Evening'))).toEqual(plain(first));
    await api.call('DELETE', `listings/playlists/${first.record._id}`);
    expect(plain(await playlist('Evening'))).toEqual(plain(first));
    expect(await names()).toEqual([]);
  });

  it.each<[string, string, Fields]>([
    ['in a field', 'listings/artists', { stageName: 'Bjork', photo }],
    ['in a file', 'listings/artists', { stageName: 'Björk', photo: other }],
    ['by a field more', 'listings/artists', { stageName: 'Björk', photo, lastName: 'G' }],
    ['by the call', 'listings/artists/publish', { stageName: 'Björk', photo }],
  ])('is refused where it differs %s, and leaves nothing', async (_how, path, fields) => {
    await post('listings/artists', { stageName: 'Björk', photo });
    const files = api.files.stored();
    expect(plain(await post(path, fields))).toEqual({ status: 422, body: OF_ANOTHER });
    expect((await api.call('GET', 'listings/artists')).rows).toHaveLength(1);
    expect(api.files.stored()).toEqual(files);
  });

  it('is one with another at the same moment, whatever it holds', async () => {
    const artist = { stageName: 'Björk', photo };
    const sends = [() => post('listings/artists', artist), () => playlist('Evening'), () => post('users', eva())];
    for (const send of sends) {
      key = randomUUID();
      const [one, two] = await Promise.all([send(), send()]);
      expect(one.status).toBe(201);
      expect(plain(two)).toEqual(plain(one));
    }
    expect([await names(), api.files.stored().length, (await api.mails()).length]).toEqual([['Evening'], 1, 1]);
    expect((await api.call('GET', 'listings/artists')).rows).toHaveLength(1);
  });

  it('is another one without a key, by another person, and under another key', async () => {
    await playlist('Evening');
    await playlist('Evening', { token: api.managerToken });
    await playlist('Evening', { headers: {} });
    await playlist('Evening', { headers: { [HEADER]: randomUUID() } });
    expect(await names()).toHaveLength(4);
  });

  it('is a new one after a day, also where the old key was not cleared away yet', async () => {
    const { database } = api.services;
    const first = await playlist('Evening');
    now += DAY;
    const second = await playlist('Morning', { token: await tokenNow() });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(plain(await playlist('Morning', { token: await tokenNow() }))).toEqual(plain(second));
    now += DAY;
    await clearExpiredAccess(api.services);
    expect(await database.selectFrom('keptAnswers').selectAll().execute()).toEqual([]);
  });
});

describe('the key of a create', () => {
  it('is free again after a refusal', async () => {
    const link = { type: 'news', title: 'New', featureImage: photo, targetType: 'artist', targetId: 'nobody' };
    for (const [path, refused, mended] of [
      ['listings/playlists', { name: ' ' }, { name: 'Evening' }],
      ['listings/songs', { title: 'Jóga', artist: 'nobody' }, { title: 'Jóga' }],
      ['ad-news', link, { ...link, targetType: '', targetId: '' }],
      ['users', eva('ada@example.org'), eva()],
    ] as const) {
      key = randomUUID();
      expect((await post(path, refused)).status).toBeOneOf([400, 409]);
      expect((await post(path, mended)).status).toBe(201);
    }
  });

  it.each(['', '  ', 'two words', 'one, two', 'schlüssel', 'x'.repeat(256), 'x'.repeat(1024 * 1024)])(
    'is refused in words where it can be none: %.20j',
    async (odd) => {
      for (const path of ['listings/playlists', 'listings/playlists/publish', 'ad-news', 'users', 'auth/reset-password/x']) {
        const { status, body } = await post(path, { name: 'Evening' }, { headers: { [HEADER]: odd } });
        expect([status, body.field]).toEqual([400, HEADER]);
        expect(body.message).toMatch(/^The header Idempotency-Key takes one key of 1 to 255 .+\.$/);
      }
      expect(await names()).toEqual([]);
    },
  );

  it.each(['x', 'x'.repeat(255), `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`, "'; drop table kept_answers; --"])(
    'may be any text of ASCII: %.20j',
    async (odd) => {
      const headers = { [HEADER]: odd.replaceAll(' ', '') };
      const [first, again] = [await playlist('Evening', { headers }), await playlist('Evening', { headers })];
      expect([first.status, again.record._id]).toEqual([201, first.record._id]);
    },
  );
});

describe('a password that is set again under its key', () => {
  const NEW = 'a wholly new password';
  const OTHER_PASSWORD = { ...OF_ANOTHER, message: expect.stringMatching(/^Another password was set by this link before\./) };
  const reset = (token: string, password = NEW, options: CallOptions = { headers: { [HEADER]: key } }) =>
    api.call('POST', `auth/reset-password/${token}`, {
      token: null,
      json: { password, confirmPassword: password, token },
      ...options,
    });
  const linkFor = async (email: string) => {
    await api.call('POST', 'auth/forget-password', { token: null, json: { email } });
    return /reset-password\/([\w-]+)/.exec((await api.mails()).at(-1)?.text ?? '')?.[1] ?? '';
  };

  it('ends as well as before, though the link is used, and with no other password', async () => {
    const { email } = await addPerson(api);
    const link = await linkFor(email);
    const first = await reset(link);
    const again = await reset(link);
    expect([first.status, plain(again)]).toEqual([200, plain(first)]);
    expect(again.headers.get('Set-Cookie')).toMatch(/^device=/);
    expect(plain(await reset(link, 'yet another password'))).toEqual({ status: 422, body: OTHER_PASSWORD });
    for (const headers of [undefined, { [HEADER]: randomUUID() }]) expect((await reset(link, NEW, { headers })).status).toBe(400);
    expect((await tryLogin(api, email, NEW)).status).toBe(200);
    const [kept, ...more] = await api.services.database.selectFrom('keptAnswers').selectAll().execute();
    expect(more).toEqual([]);
    expect(JSON.parse(kept?.answer ?? '')).toEqual({
      id: expect.any(String),
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  it('is one with another at the same moment', async () => {
    const { email } = await addPerson(api);
    const link = await linkFor(email);
    expect((await Promise.all([reset(link), reset(link)])).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('may be another after a refusal', async () => {
    const { email } = await addPerson(api);
    const link = await linkFor(email);
    expect([(await reset(link, 'short')).status, (await reset(link)).status]).toEqual([400, 200]);
  });
});
