import { type HttpHandler, HttpResponse, http } from 'msw';
import { AUTH_PATHS, generatePasswordPath, playlistSongPath, playlistSongsPath } from '../../src/contract/endpoints';
import type { Envelope, Failure } from '../../src/contract/envelope';
import { kindOf, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { API_PATH, SERVER_PAGE_SIZE } from '../../src/contract/limits';
import type { LoginAnswer } from '../../src/contract/session';
import { changesOf, fieldsOf, kindsWrittenAt, type Row, type Tables, tablesOf } from './fakeRecords';
import { createSamples, sampleAdmin } from './samples';

/** The address pattern of a call, on any host: `listings/songs` -> `* /api/v1/listings/songs`. */
export const call = (path: string) => `*${API_PATH}/${path}`;

/** A good answer. */
export const success = <T>(data?: T, more: Omit<Envelope, 'success' | 'data'> = {}) => {
  const body: Envelope<T> = { success: true, data, ...more };
  return HttpResponse.json(body);
};

/** A refusal with its sentence. */
export const failure = (status: number, message: string) => {
  const body: Failure = { success: false, message };
  return HttpResponse.json(body, { status });
};

/** The token of the login handler. */
export const SAMPLE_TOKEN = 'sample-token';

const notFound = () => failure(404, 'There is no such record.');

/** One page of rows, as `page` and `limit` of the query ask. */
const pageOf = (rows: readonly Row[], url: URL) => {
  const page = Number(url.searchParams.get('page') ?? 1);
  const limit = Number(url.searchParams.get('limit') ?? SERVER_PAGE_SIZE);
  const end = page * limit;
  const next = end < rows.length ? { page: page + 1 } : null;
  const prev = page > 1 ? { page: page - 1 } : null;
  return success(rows.slice(end - limit, end), { pagination: { next, prev } });
};

const holds = (row: Row, term: string) => JSON.stringify(Object.values(row)).toLowerCase().includes(term.toLowerCase());

const readsOf = (tables: Tables, kind: ResourceName): HttpHandler[] => {
  const { list, search, searchTerm, lookup, readable } = kindOf(kind);
  const inState = (url: URL) => {
    const state = url.searchParams.get('isPublished');
    return tables[kind].filter((row) => state === null || String(row.isPublished) === state);
  };
  const found = (rows: readonly Row[], term: string | null) => success(rows.filter((row) => term !== null && holds(row, term)));
  const url = (request: Request) => new URL(request.url);

  const handlers = [
    http.get(call(search), ({ request }) => found(inState(url(request)), url(request).searchParams.get(searchTerm))),
    http.get(call(list), ({ request }) => pageOf(inState(url(request)), url(request))),
  ];
  if (lookup) {
    const published = () => tables[kind].filter((row) => row.isPublished === true);
    handlers.unshift(http.get(call(lookup), ({ request }) => found(published(), url(request).searchParams.get('key'))));
  }
  if (readable) {
    handlers.push(
      http.get(call(`${list}/:id`), ({ params }) => {
        const row = tables[kind].find(({ _id }) => _id === params.id);
        return row ? success(row) : notFound();
      }),
    );
  }
  return handlers;
};

const writesAt = (tables: Tables, write: string): HttpHandler[] => {
  const kinds = kindsWrittenAt(write);
  /** Kinds that share a path are told apart by the constants they send ('type' of ad-news). */
  const kindSent = (sent: Record<string, unknown>) =>
    kinds.find((kind) => Object.entries(kindOf(kind).constants).every(([name, value]) => sent[name] === value));
  const place = (id: unknown) => {
    const kind = kinds.find((candidate) => tables[candidate].some(({ _id }) => _id === id));
    return kind && { kind, index: tables[kind].findIndex(({ _id }) => _id === id) };
  };
  const create =
    (isPublished: boolean) =>
    async ({ request }: { request: Request }) => {
      const sent = await fieldsOf(request);
      const kind = kindSent(sent);
      if (!kind) return failure(400, 'The type must be ad or news.');
      const state = kindOf(kind).publishable ? { isPublished, publishedAt: isPublished ? new Date().toISOString() : null } : {};
      const row = { ...changesOf(tables, kind, sent), ...state, _id: crypto.randomUUID() };
      tables[kind].unshift(row);
      return success(row);
    };
  const change = (id: unknown, changes: (kind: ResourceName) => Record<string, unknown>) => {
    const found = place(id);
    const row = found && tables[found.kind][found.index];
    if (!found || !row) return notFound();
    const changed = { ...row, ...changes(found.kind), _id: row._id };
    tables[found.kind][found.index] = changed;
    return success(changed);
  };

  return [
    http.post(call(write), create(false)),
    http.post(call(`${write}/publish`), create(true)),
    http.patch(call(`${write}/:id`), async ({ params, request }) => {
      const sent = await fieldsOf(request);
      return change(params.id, (kind) => {
        const { isPublished: _ignored, ...changes } = changesOf(tables, kind, sent);
        return changes;
      });
    }),
    http.patch(call(`${write}/:id/publish`), ({ params }) =>
      change(params.id, () => ({ isPublished: true, publishedAt: new Date().toISOString() })),
    ),
    http.patch(call(`${write}/:id/un-publish`), ({ params }) =>
      change(params.id, () => ({ isPublished: false, publishedAt: null })),
    ),
    http.delete(call(`${write}/:id`), ({ params }) => {
      const found = place(params.id);
      if (!found) return notFound();
      return success(tables[found.kind].splice(found.index, 1)[0]);
    }),
  ];
};

const playlistCalls = (tables: Tables): HttpHandler[] => {
  const playlist = (id: unknown) => tables.playlists.find(({ _id }) => _id === id);
  const idsOf = (row: Row | undefined): unknown[] => (Array.isArray(row?.songs) ? row.songs : []);
  const change = (id: unknown, songs: (ids: unknown[]) => unknown[]) => {
    const row = playlist(id);
    if (!row) return notFound();
    row.songs = songs(idsOf(row));
    return success(row);
  };
  const path = (build: (playlistId: string, songId: string) => string) =>
    call(build('_playlist_', '_song_').replace('_playlist_', ':playlistId').replace('_song_', ':songId'));
  return [
    http.get(path(playlistSongsPath), ({ params, request }) => {
      const ids = idsOf(playlist(params.playlistId));
      return pageOf(
        tables.songs.filter(({ _id }) => ids.includes(_id)),
        new URL(request.url),
      );
    }),
    http.patch(
      path((id, song) => playlistSongPath(id, 'add', song)),
      ({ params }) => change(params.playlistId, (ids) => [...ids, params.songId]),
    ),
    http.patch(
      path((id, song) => playlistSongPath(id, 'remove', song)),
      ({ params }) => change(params.playlistId, (ids) => ids.filter((id) => id !== params.songId)),
    ),
  ];
};

const accountCalls = (tables: Tables): HttpHandler[] => [
  http.post(call(AUTH_PATHS.login), () => {
    const answer: LoginAnswer = { token: SAMPLE_TOKEN, user: sampleAdmin };
    return success(answer);
  }),
  http.post(call(AUTH_PATHS.forgetPassword), () => success()),
  http.post(call(`${AUTH_PATHS.resetPassword('')}:token`), () => success()),
  http.patch(call(AUTH_PATHS.updateProfile), async ({ request }) => success({ ...sampleAdmin, ...(await fieldsOf(request)) })),
  http.post(call(AUTH_PATHS.updatePassword), () => success({ user: sampleAdmin })),
  http.patch(call(generatePasswordPath('_').replace('_', ':id')), ({ params }) => {
    const row = tables.users.find(({ _id }) => _id === params.id);
    return row ? success(row) : notFound();
  }),
];

/**
 * Ready handlers for every call of the endpoints table (spec 7), for tests and for trying the console without a server. They keep what
 * is written in memory and check nothing: whoever is about a refusal puts a handler of their own before them.
 *
 *     const server = setupServer(...createHandlers());
 *     server.use(http.delete(call('listings/artists/:id'), () => failure(409, 'Two songs use this artist.')));
 *
 * @param samples the records to start from
 */
export const createHandlers = (samples = createSamples()): HttpHandler[] => {
  const tables = tablesOf(samples);
  const writePaths = new Set(RESOURCE_NAMES.map((kind) => kindOf(kind).write));
  return [
    ...playlistCalls(tables),
    ...accountCalls(tables),
    ...RESOURCE_NAMES.flatMap((kind) => readsOf(tables, kind)),
    ...[...writePaths].flatMap((write) => writesAt(tables, write)),
  ];
};
