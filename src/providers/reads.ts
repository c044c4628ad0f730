import { type DataProvider, type GetListParams, type GetManyReferenceParams, HttpError, type RaRecord } from 'react-admin';
import { playlistSongsPath } from '../contract/endpoints';
import { kindOf, type RecordKind } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { trimText } from '../contract/text';
import { app } from '../messages/app';
import { isObject, named, textOf, toRecord, toRecords } from './parse';
import type { CatalogueRecord, HeldRecords, Http } from './types';

type Query = Record<string, string | number | undefined>;

/** Reference lists that the API has: kind -> field -> path of the list that belongs to an id. */
const REFERENCE_LISTS: Readonly<Record<string, Readonly<Record<string, (id: string) => string>>>> = {
  songs: { playlist: playlistSongsPath },
};

/** The term as sent: blanks at its ends narrow no search. */
const termOf = (value: unknown) => trimText(textOf(value) ?? '');

const filterOf = (filter: unknown) => (isObject(filter) ? filter : {});

/** The state asked for, as the call says it; undefined for both states, and for kinds that do not filter by it. */
const publicationQuery = (kind: RecordKind, isPublished: unknown): Query => {
  const state = String(isPublished);
  return kind.filtersByPublication && (state === 'true' || state === 'false') ? { isPublished: state } : {};
};

/** An answer that is whole: no page before or behind it, also for a caller that counts pages by `total`. */
const allOf = <T extends RaRecord>(data: T[]) => ({
  data,
  total: data.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

/** The calls that read: lists, searches, lookups, the playlist panel, single records. */
export const createReads = ({ http, held, base }: { http: Http; held: HeldRecords; base: DataProvider }) => {
  /** One server page: 20 rows, whatever page size is asked for (spec 9). The first page goes without its number (spec 7). */
  const readPage = async <T extends RaRecord>(path: string, page: number, query: Query, signal?: AbortSignal) => {
    const { data, pagination } = await http.request<unknown>({
      method: 'GET',
      path,
      query: { limit: SERVER_PAGE_SIZE, page: page > 1 ? page : undefined, ...query },
      signal,
    });
    return {
      data: toRecords(data).map(named<T>),
      pageInfo: { hasNextPage: isObject(pagination?.next), hasPreviousPage: pagination ? isObject(pagination.prev) : page > 1 },
    };
  };
  /** All hits of a search at once: the search calls have no pages. */
  const readHits = async <T extends RaRecord>(path: string, query: Query, signal?: AbortSignal) => {
    const { data } = await http.request<unknown>({ method: 'GET', path, query, signal });
    return allOf(toRecords(data).map(named<T>));
  };
  const lookUp = async <T extends RaRecord>(path: string | undefined, key: string, signal?: AbortSignal) => {
    if (path === undefined) throw new Error('This kind of record has no lookup');
    // A picker with nothing typed asks for nothing (spec 5).
    return key === '' ? allOf<T>([]) : readHits<T>(path, { key }, signal);
  };

  const getList = async <T extends RaRecord>(resource: string, { pagination, filter, signal }: GetListParams) => {
    const kind = kindOf(resource);
    const { q, lookup, isPublished } = filterOf(filter);
    if (lookup !== undefined) return lookUp<T>(kind.lookup, termOf(lookup), signal);
    const term = termOf(q);
    const state = publicationQuery(kind, isPublished);
    if (term !== '') return readHits<T>(kind.search, { [kind.searchTerm]: term, ...state }, signal);
    return readPage<T>(kind.list, pagination?.page ?? 1, state, signal);
  };

  const heldAs = (resource: string, id: unknown): CatalogueRecord | undefined => {
    const record = held.get(resource);
    return record?._id === String(id) ? record : undefined;
  };
  const read = async (path: string, id: RaRecord['id'], signal?: AbortSignal): Promise<CatalogueRecord> => {
    const record = toRecord((await base.getOne(path, { id, signal })).data);
    if (!record) throw new HttpError(app.catalogue.error.unknown, 200);
    return record;
  };
  /** The held record without a call; a kind that can be read is read (decisions, 'Routes and guard'). */
  const readOne = async (resource: string, id: RaRecord['id'], signal?: AbortSignal) => {
    const record = heldAs(resource, id);
    if (record) return record;
    const { readable, list } = kindOf(resource);
    if (!readable) throw new HttpError(app.catalogue.error.notHeld, 404);
    return read(list, id, signal);
  };

  return {
    getList,
    getOne: async <T extends RaRecord>(resource: string, params: { id: RaRecord['id']; signal?: AbortSignal }) => ({
      data: named<T>(await readOne(resource, params.id, params.signal)),
    }),
    /** Only what is held or can be read: the API has no call for several records. */
    getMany: async <T extends RaRecord>(resource: string, params: { ids: RaRecord['id'][]; signal?: AbortSignal }) => {
      const known = params.ids.filter((id) => kindOf(resource).readable || heldAs(resource, id));
      return { data: (await Promise.all(known.map((id) => readOne(resource, id, params.signal)))).map(named<T>) };
    },
    getManyReference: async <T extends RaRecord>(resource: string, params: GetManyReferenceParams) => {
      const path = REFERENCE_LISTS[resource]?.[params.target];
      if (!path) throw new Error(`There is no call for ${resource} by ${params.target}`);
      return readPage<T>(path(String(params.id)), params.pagination.page, {}, params.signal);
    },
    /** GET of one song, held or not: the playlist panel's 'click a song'. */
    readSong: (id: RaRecord['id']) => read(kindOf('songs').list, id),
  };
};
