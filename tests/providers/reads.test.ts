import { describe, expect, it } from 'vitest';
import { KINDS } from '../spec/kinds';
import { SPACED } from '../world/values/texts';
import { createSignedIn, openWire, record } from './wire';

const wire = openWire();

/** Spec 7, 'Listings', 'Ad-news', 'Users'. */
const CALLS = KINDS.map(({ name, calls }) => [name, calls] as const);

const OTHERS = CALLS.map(([kind]) => kind).filter((kind) => kind !== 'artists');
const page = (number: number) => ({ pagination: { page: number, perPage: 5 } });

describe.each(CALLS)('lists of %s', (kind, { list, search, searchTerm }) => {
  it('[7.8, 7.21, 7.29] asks for the first page with the limit of 20 alone', async () => {
    await createSignedIn().dataProvider.getList(kind, page(1));
    expect(wire.call()).toMatchObject({ method: 'GET', path: list, query: 'limit=20', body: undefined });
  });

  it('[2.48, 7.8, 7.21, 7.29, 7.35] adds the number of a further page', async () => {
    await createSignedIn().dataProvider.getList(kind, page(3));
    expect(wire.call()).toMatchObject({ method: 'GET', path: list, query: 'limit=20&page=3' });
  });

  it('[7.10, 7.22, 7.30] searches with the term alone', async () => {
    await createSignedIn().dataProvider.getList(kind, { ...page(1), filter: { q: ' love ' } });
    expect(wire.call()).toMatchObject({ method: 'GET', path: search, query: `${searchTerm}=love` });
  });
});

describe('artists by publication state', () => {
  const { getList } = createSignedIn().dataProvider;

  it.each([
    [{ isPublished: true }, 'listings/artists', 'limit=20&isPublished=true'],
    [{ isPublished: 'false' }, 'listings/artists', 'limit=20&isPublished=false'],
    [{ isPublished: false, q: 'a' }, 'listings/artists/search', 'key=a&isPublished=false'],
    [{ isPublished: '' }, 'listings/artists', 'limit=20'],
    [{ isPublished: null }, 'listings/artists', 'limit=20'],
  ])('[7.9, 7.11] %j asks %s?%s', async (filter, path, query) => {
    await getList('artists', { ...page(1), filter });
    expect(wire.call()).toMatchObject({ path, query });
  });

  it.each(OTHERS)('[7.9] %s are not filtered by it', async (kind) => {
    await getList(kind, { ...page(1), filter: { isPublished: true } });
    expect(wire.call().query).toBe('limit=20');
  });
});

describe('lookups of pickers', () => {
  const { getList } = createSignedIn().dataProvider;

  it.each(['artists', 'albums', 'songs', 'channels', 'videos'])(
    '[7.17, 7.28] %s are found by the published search',
    async (kind) => {
      await getList(kind, { ...page(1), filter: { lookup: 'U2 ' } });
      expect(wire.call()).toMatchObject({ method: 'GET', path: `listings/${kind}/published/search`, query: 'key=U2' });
    },
  );

  it.each(SPACED)('a blank term %j asks nothing and finds nothing', async (lookup) => {
    await expect(getList('artists', { ...page(1), filter: { lookup } })).resolves.toMatchObject({ data: [], total: 0 });
    expect(wire.calls()).toEqual([]);
  });

  it.each(['playlists', 'announcements', 'ads', 'users'])('%s have none', async (kind) => {
    await expect(getList(kind, { ...page(1), filter: { lookup: 'abc' } })).rejects.toThrow('no lookup');
  });
});

describe('search terms', () => {
  it.each(['You & Me', '#1 Hits?', '+44', '100%', 'AC/DC', '"Heroes"', "Jane's", 'C:\\beat', '夜に駆ける', 'a=b;c', '🎵', 'é'])(
    '%s reaches the server encoded once',
    async (term) => {
      await createSignedIn().dataProvider.getList('songs', { ...page(1), filter: { q: term } });
      const { query } = wire.call();
      expect(new URLSearchParams(query).get('key')).toBe(term);
      expect(decodeURIComponent(query.slice('key='.length))).toBe(term);
    },
  );

  it('half of an emoji does not break the call', async () => {
    await createSignedIn().dataProvider.getList('songs', { ...page(1), filter: { q: 'a\uD83C' } });
    expect(new URLSearchParams(wire.call().query).get('key')).toBe('a\uFFFD');
  });

  it.each([...SPACED, undefined, null, 7])('%j is no search', async (q) => {
    await createSignedIn().dataProvider.getList('songs', { ...page(1), filter: { q } });
    expect(wire.call()).toMatchObject({ path: 'listings/songs', query: 'limit=20' });
  });
});

describe('rows', () => {
  const { getList } = createSignedIn().dataProvider;

  it('[3.1] carry id beside _id, in the order of the server, each once', async () => {
    wire.answerWith({ success: true, data: [{ _id: 'b' }, { _id: 'a', title: 'A' }, { _id: 'b', title: 'again' }] });
    const { data } = await getList('songs', page(1));
    expect(data).toEqual([record('b'), record('a', { title: 'A' })]);
  });

  it('leave out what is no record', async () => {
    wire.answerWith({ success: true, data: [null, 'x', { title: 'without an id' }, { _id: 'a' }] });
    expect((await getList('songs', page(1))).data).toEqual([record('a')]);
  });

  it.each([{}, { data: null }, { data: {} }])('are none in %j', async (more) => {
    wire.answerWith({ success: true, ...more });
    expect((await getList('songs', page(1))).data).toEqual([]);
  });

  it.each([
    [1, { pagination: { next: { page: 2 }, prev: null } }, 2, false],
    [2, { pagination: { next: { page: 7 }, prev: { page: 1 } } }, 7, true],
    [2, { pagination: { next: { page: 2 }, prev: { page: 1 } } }, undefined, true],
    [2, { pagination: { prev: { page: 1 } } }, undefined, true],
    [1, { pagination: {} }, undefined, false],
    [1, { pagination: null }, undefined, false],
    [3, {}, undefined, true],
  ])('[3.20, 4.21] page %i with %j', async (number, more, nextPage, hasPreviousPage) => {
    wire.answerWith({ success: true, data: [], ...more });
    const pageInfo = { hasNextPage: nextPage !== undefined, hasPreviousPage };
    expect(await getList('songs', page(number))).toMatchObject({ pageInfo, meta: { nextPage } });
  });

  it('of a search come all at once: there is no next page to ask for', async () => {
    const data = Array.from({ length: 100 }, (_, index) => ({ _id: `song-${index}` }));
    wire.answerWith({ success: true, data });
    const answer = await getList('songs', { ...page(1), filter: { q: 'song' } });
    expect(answer.data).toHaveLength(100);
    expect(answer).toMatchObject({ total: 100, pageInfo: { hasNextPage: false } });
  });
});

describe('single records', () => {
  it.each(CALLS)('%s: the held record is given without a call', async (kind) => {
    const { dataProvider, held } = createSignedIn();
    held.hold(kind, record('one', { title: 'Held' }));
    await expect(dataProvider.getOne(kind, { id: 'one' })).resolves.toEqual({ data: record('one', { title: 'Held' }) });
    expect(wire.calls()).toEqual([]);
  });

  it.each(CALLS.filter(([kind]) => kind !== 'songs'))('%s: one that is not held cannot be had', async (kind) => {
    const { dataProvider, held } = createSignedIn();
    held.hold(kind, record('other'));
    await expect(dataProvider.getOne(kind, { id: 'one' })).rejects.toThrow('Choose the record in its list first.');
    expect(wire.calls()).toEqual([]);
  });

  it('[7.16] a song that is not held is read', async () => {
    wire.answerWith({ success: true, data: { _id: 'a/b', title: 'Read' } });
    const { data } = await createSignedIn().dataProvider.getOne('songs', { id: 'a/b' });
    expect(wire.call()).toMatchObject({ method: 'GET', path: 'listings/songs/a%2Fb', query: '' });
    expect(data).toEqual(record('a/b', { title: 'Read' }));
  });

  it('[7.16] getSong reads although the song is held', async () => {
    wire.answerWith({ success: true, data: { _id: 'one', title: 'Fresh' } });
    const { dataProvider, held } = createSignedIn();
    held.hold('songs', record('one', { title: 'Old' }));
    expect((await dataProvider.getSong({ id: 'one' })).data.title).toBe('Fresh');
    expect(wire.call()).toMatchObject({ method: 'GET', path: 'listings/songs/one' });
  });

  it('an answer without a song is a failure', async () => {
    await expect(createSignedIn().dataProvider.getSong({ id: 'one' })).rejects.toThrow('Something went wrong, try again');
  });

  it('getMany gives what is held and asks for nothing else', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('artists', record('one'));
    await expect(dataProvider.getMany('artists', { ids: ['one', 'two'] })).resolves.toEqual({ data: [record('one')] });
    expect(wire.calls()).toEqual([]);
  });

  it('getMany reads songs one by one', async () => {
    wire.answerBy((request) => Response.json({ success: true, data: { _id: new URL(request.url).pathname.split('/').at(-1) } }));
    const { data } = await createSignedIn().dataProvider.getMany('songs', { ids: ['one', 'two'] });
    expect(data).toEqual([record('one'), record('two')]);
    expect(wire.calls().map(({ path }) => path)).toEqual(['listings/songs/one', 'listings/songs/two']);
  });
});

describe('songs of a playlist', () => {
  const params = { target: 'playlist', id: 'p/1', sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
  const { getManyReference } = createSignedIn().dataProvider;

  it('[7.18] come in server pages', async () => {
    wire.answerWith({ success: true, data: [{ _id: 's' }, { _id: 's' }], pagination: { next: { page: 2 } } });
    const answer = await getManyReference('songs', { ...params, ...page(1) });
    expect(wire.call()).toMatchObject({ method: 'GET', path: 'listings/playlists/p%2F1/songs', query: 'limit=20' });
    expect(answer).toEqual({
      data: [record('s')],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      meta: { nextPage: 2 },
    });
  });

  it('[7.18] come with the number of a further page', async () => {
    await getManyReference('songs', { ...params, ...page(2) });
    expect(wire.call().query).toBe('limit=20&page=2');
  });

  it('no other list belongs to a record', async () => {
    await expect(getManyReference('albums', { ...params, target: 'artist', ...page(1) })).rejects.toThrow('no call');
  });
});

describe('cancelling', () => {
  it('the signal of a query stops its call', async () => {
    const controller = new AbortController();
    const { dataProvider } = createSignedIn();
    wire.answerBy(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    const answer = dataProvider.getList('songs', { ...page(1), signal: controller.signal });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(dataProvider.supportAbortSignal).toBe(true);
  });

  it('an unknown kind of record is refused by name', async () => {
    await expect(createSignedIn().dataProvider.getList('labels', page(1))).rejects.toThrow(
      "There is no kind of record called 'labels'",
    );
  });
});
