import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../spec/kinds';
import { ANA, createSignedIn, openWire, record } from './wire';

const wire = openWire();
const sentVersions = () => wire.calls().map(({ headers }) => headers.get('if-match'));
const refuse = (data: unknown) =>
  wire.answerBy(() => HttpResponse.json({ success: false, message: 'It was changed meanwhile.', data }, { status: 412 }));

type Providers = ReturnType<typeof createSignedIn>;
const WRITES: Record<string, (kind: string, providers: Providers, previousData: ReturnType<typeof record>) => Promise<unknown>> =
  {
    update: (kind, { dataProvider }, previousData) => dataProvider.update(kind, { id: '1', data: {}, previousData }),
    delete: (kind, { dataProvider }, previousData) => dataProvider.delete(kind, { id: '1', previousData }),
    publish: (kind, { dataProvider }, previousData) => dataProvider.publish(kind, { id: '1', previousData }),
    unpublish: (kind, { dataProvider }, previousData) => dataProvider.unpublish(kind, { id: '1', previousData }),
  };

describe.each(Object.entries(WRITES))('%s', (_name, write) => {
  it.each(KINDS.map(({ name }) => name))(
    'of %s names the version of the row that was seen, and none where it has none',
    async (kind) => {
      const providers = createSignedIn();
      await write(kind, providers, record('1', { version: 7 }));
      await write(kind, providers, record('1'));
      expect(sentVersions()).toEqual(['"7"', null]);
    },
  );

  it('that comes too late gives the record as it is now, over what was known of it', async () => {
    const artist = { _id: 'a', stageName: 'Björk' };
    refuse({ _id: '1', version: 9, title: 'Theirs', artist: 'a' });
    const refused = write('songs', createSignedIn(), record('1', { version: 7, title: 'Old', artist, fileName: 'x.mp3' }));
    const data = record('1', { version: 9, title: 'Theirs', artist, fileName: 'x.mp3' });
    await expect(refused).rejects.toMatchObject({ status: 412, message: 'It was changed meanwhile.', body: { data } });
  });
});

describe('the version of the held record', () => {
  const held = { title: 'Held', version: 3, songs: ['a'] };
  const answer = (version: number) =>
    wire.answerWith({ success: true, data: { _id: '1', title: 'Theirs', version, songs: ['a', 's'] } });

  it('follows every answer, and is the one that the next call names', async () => {
    const providers = createSignedIn();
    providers.held.hold('songs', record('1', held));
    for (const [version, name] of [
      [4, 'publish'],
      [5, 'update'],
      [6, 'unpublish'],
    ] as const) {
      answer(version);
      await WRITES[name]?.('songs', providers, record('1', held));
      expect(providers.held.get('songs')).toMatchObject({ version });
    }
    expect(sentVersions()).toEqual(['"3"', '"4"', '"5"']);
  });

  it.each([
    ['follows a song that was added', 4, { version: 4, title: 'Theirs' }],
    ['stays where somebody else’s change is in the answer too', 5, { version: 3, title: 'Held' }],
  ])('%s', async (_fact, version, kept) => {
    const { held: records, dataProvider } = createSignedIn();
    records.hold('playlists', record('1', held));
    answer(version);
    await dataProvider.addSongToPlaylist({ playlistId: '1', songId: 's' });
    expect(records.get('playlists')).toMatchObject({ ...kept, songs: ['a', 's'] });
  });

  it('follows a new password of a user', async () => {
    const { held: records, dataProvider } = createSignedIn();
    records.hold('users', record('1', held));
    answer(4);
    await dataProvider.resetUserPassword({ userId: '1' });
    expect(records.get('users')).toMatchObject({ version: 4 });
  });
});

it('an own profile is saved under the version that the session knows, and the session follows', async () => {
  const { session, dataProvider } = createSignedIn();
  session.update({ ...ANA, version: 3 });
  wire.answerWith({ success: true, data: { ...ANA, firstName: 'Anna', version: 4 } });
  for (const firstName of ['Anna', 'Anne']) await dataProvider.updateProfile({ email: ANA.email, firstName, lastName: 'Lima' });
  expect(sentVersions()).toEqual(['"3"', '"4"']);
  expect(session.user()).toMatchObject({ version: 4 });
});

it('the files of a record as it is now stand on {host}', async () => {
  refuse({ _id: '1', photo: '/api/v1/files/a.jpg' });
  const refused = createSignedIn().dataProvider.update('channels', { id: '1', data: {}, previousData: record('1') });
  await expect(refused).rejects.toMatchObject({ body: { data: { photo: 'https://api.test/api/v1/files/a.jpg' } } });
});
