import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { CallFailure, type Catalogue, type Change, type Creation } from '../../../src/import/catalogue';
import { Unreadable } from '../../../src/import/source';
import { createBrowserCatalogue } from '../../../src/providers/importing/catalogue';
import { ANA, createSignedIn, openWire, sent, TOKEN } from '../wire';
import { fileAt, lose, sourceOf } from './chosen';

const wire = openWire();
const ROW = { _id: '7', title: 'Jóga' };
const BYTES = [0, 255, 13, 10, 34];
const song = () => fileAt('Homogenic/02 Jóga.mp3', new Uint8Array(BYTES), 'audio/mpeg');
const picture = { name: 'cover.png', type: 'image/png', bytes: new Uint8Array(BYTES) };

const open = () => {
  const { http, session } = createSignedIn();
  session.hold();
  return { session, catalogue: createBrowserCatalogue({ http, session }) };
};
const creationOf = (more: Partial<Creation> = {}): Creation => ({
  kind: 'songs',
  fields: { title: 'Jóga ', artist: 'a1', album: undefined },
  files: { fileUrl: { source: sourceOf(song()) }, coverArt: picture },
  publish: false,
  idempotencyKey: 'import-1',
  ...more,
});
const changeOf = (more: Partial<Change> = {}): Change => ({
  kind: 'songs',
  id: '7/8',
  fields: {},
  files: { fileUrl: { source: sourceOf(song()) } },
  isPublished: true,
  version: 3,
  ...more,
});
const FILES = [
  ['songCoverArt', sent('cover.png', 'image/png')],
  ['songFile', sent('02 Jóga.mp3', 'audio/mpeg')],
];

it.each<[string, (catalogue: Catalogue) => Promise<unknown>, object, object]>([
  [
    'a search',
    ({ search }) => search('artists', 'Guns N’ Roses'),
    [ROW],
    { method: 'GET', path: 'listings/artists/search', query: 'key=Guns%20N%E2%80%99%20Roses' },
  ],
  ['same bytes', ({ sameSongs }) => sameSongs('ab12'), [ROW], { path: 'listings/songs/same', query: 'sha256=ab12' }],
  [
    'same bytes of several files',
    ({ sameSongs }) => sameSongs('ab12', 'cd34'),
    [{ ...ROW, sha256: 'cd34' }],
    { path: 'listings/songs/same', query: 'sha256=ab12%2Ccd34' },
  ],
  ['one song', ({ song: read }) => read('7/8'), ROW, { method: 'GET', path: 'listings/songs/7%2F8' }],
  [
    'a create',
    ({ create }) => create(creationOf()),
    ROW,
    {
      method: 'POST',
      path: 'listings/songs',
      encoding: 'multipart/form-data',
      body: [['title', 'Jóga'], ['artist', 'a1'], ['isPublished', 'false'], ...FILES],
    },
  ],
  [
    'a create that is published',
    ({ create }) =>
      create(creationOf({ kind: 'artists', publish: true, fields: { stageName: 'Björk' }, files: { photo: picture } })),
    ROW,
    {
      path: 'listings/artists/publish',
      body: [
        ['stageName', 'Björk'],
        ['isPublished', 'true'],
        ['photo', sent('cover.png', 'image/png')],
      ],
    },
  ],
  [
    'a change',
    ({ update }) => update(changeOf()),
    ROW,
    { method: 'PATCH', path: 'listings/songs/7%2F8', body: [['isPublished', 'true'], FILES[1]] },
  ],
])('%s goes over the wire as the person who is signed in', async (_what, call, data, expected) => {
  wire.answerWith({ success: true, data });
  expect(await call(open().catalogue)).toMatchObject(data);
  expect(wire.call()).toMatchObject(expected);
  expect(wire.call().headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});

it('names a create by its key, and the version that a change knows', async () => {
  wire.answerWith({ success: true, data: ROW });
  const { catalogue } = open();
  await catalogue.create(creationOf());
  await catalogue.update(changeOf());
  await catalogue.update(changeOf({ version: undefined }));
  const headers = ['idempotency-key', 'if-match'].map((name) => wire.calls().map(({ headers: all }) => all.get(name)));
  expect(headers).toEqual([
    ['import-1', null, null],
    [null, '"3"', null],
  ]);
});

it('tells how many bytes of the files are out', async () => {
  wire.answerWith({ success: true, data: ROW });
  const told: number[] = [];
  await open().catalogue.create(creationOf({ onSent: (bytes) => told.push(bytes) }));
  expect(told.at(-1)).toBe(2 * BYTES.length);
});

it('knows of a server that has no such call, and of a song that is gone', async () => {
  wire.answerBy(() => HttpResponse.json({ success: false, message: 'No.' }, { status: 404 }));
  const { catalogue } = open();
  expect([await catalogue.sameSongs('ab'), await catalogue.song('7')]).toEqual([undefined, undefined]);
  await expect(catalogue.search('songs', 'a')).rejects.toMatchObject({ status: 404, message: 'No.' });
});

it('takes an update’s answer without a record', async () => {
  expect(await open().catalogue.update(changeOf())).toEqual({ _id: '7/8' });
});

it.each<[string, () => Response, object]>([
  [
    'a refusal, with its sentence and field',
    () => HttpResponse.json({ success: false, message: 'Too large.', field: 'songFile' }, { status: 413 }),
    { status: 413, message: 'Too large.', field: 'songFile' },
  ],
  [
    'a refusal that passes, with the wait it asks for',
    () => HttpResponse.json({ success: false, message: 'Busy.' }, { status: 503, headers: { 'Retry-After': '7' } }),
    { status: 503, retryAfter: 7_000 },
  ],
  ['a lost line', () => HttpResponse.error(), { status: 0 }],
  ['a session that is over', () => HttpResponse.json({ success: false, message: 'Sign in.' }, { status: 401 }), { status: 401 }],
  ['an answer without a record', () => HttpResponse.json({ success: true, data: {} }), { status: 500 }],
])('rejects as an import expects it: %s', async (_what, answer, expected) => {
  wire.answerBy(answer);
  const { catalogue, session } = open();
  const failure: unknown = await catalogue.create(creationOf()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailure);
  expect(failure).toMatchObject(expected);
  expect(session.token()).toBe(TOKEN);
});

it('has a call sent again that was refused for a session in whose place another has come', async () => {
  const { catalogue, session } = open();
  wire.answerBy(() => {
    session.start('new token', ANA);
    return HttpResponse.json({ success: false, message: 'Sign in.' }, { status: 401 });
  });
  await expect(catalogue.search('songs', 'a')).rejects.toMatchObject({ status: 0 });
});

it('sends nothing of a file that is gone, and knows one that goes while it is sent from a lost line', async () => {
  const { catalogue } = open();
  const gone = new Unreadable('it is gone');
  const { files } = creationOf({ files: { fileUrl: { source: sourceOf(lose(song())) } } });
  await expect(catalogue.create(creationOf({ files }))).rejects.toThrow(gone);
  expect(wire.calls()).toEqual([]);
  const file = song();
  wire.answerBy(() => {
    lose(file);
    return HttpResponse.error();
  });
  await expect(catalogue.create(creationOf({ files: { fileUrl: { source: sourceOf(file) } } }))).rejects.toThrow(gone);
});

it('is cancelled by the signal', async () => {
  const controller = new AbortController();
  wire.answerBy(() => {
    controller.abort();
    return new Promise<Response>(() => undefined);
  });
  await expect(open().catalogue.create(creationOf({ signal: controller.signal }))).rejects.toMatchObject({ name: 'AbortError' });
});
