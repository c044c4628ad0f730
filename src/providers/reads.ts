import { type DataProvider, type GetListParams, type GetManyReferenceParams, HttpError, type RaRecord } from 'react-admin';
import { playlistSongsPath } from '../contract/endpoints';
import { kindOf, type RecordKind } from '../contract/kinds';
import { trimText } from '../contract/text';
import { common } from '../messages/common';
import { pageRequest } from './calls';
import { asText, isObject, recordAs, toRecord, toRecords } from './parse';
import type { CatalogueRecord, HeldRecords, Http, HttpRequest } from './types';

type Query = NonNullable<HttpRequest['query']>;
type Id = RaRecord['id'];

/** The lists of records that belong to another one: '{kind} by {field}' -> path of the list that belongs to an id. */
const REFERENCE_LISTS: Readonly<Record<string, (id: string) => string>> = { 'songs by playlist': playlistSongsPath };

const trimmedTerm = (value: unknown) => trimText(asText(value) ?? '');

const publicationQuery = (kind: RecordKind, isPublished: unknown): Query => {
  const state = String(isPublished);
  return kind.filtersByPublication && (state === 'true' || state === 'false') ? { isPublished: state } : {};
};

/** The page that the API names as the next one (spec 4). One that names none, or one that is not further on, has no more. */
export const nextAfter = (page: number, next: unknown): number | undefined =>
  isObject(next) && typeof next.page === 'number' && next.page > page ? next.page : undefined;

const wholeList = <T>(data: T[]) => ({
  data,
  total: data.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

export const createReads = ({ http, held, base }: { http: Http; held: HeldRecords; base: DataProvider }) => {
  const readPage = async <T extends RaRecord>(path: string, page: number, state: Query, signal?: AbortSignal) => {
    const { data, pagination } = await http.request<unknown>({ ...pageRequest(path, page, state), signal });
    const nextPage = nextAfter(page, pagination?.next);
    return {
      data: toRecords(data).map(recordAs<T>),
      pageInfo: { hasNextPage: nextPage !== undefined, hasPreviousPage: pagination ? isObject(pagination.prev) : page > 1 },
      meta: { nextPage, rowBefore: asText(isObject(pagination?.prev) ? pagination.prev.lastId : undefined) },
    };
  };
  /** The search calls have no pages. */
  const readHits = async <T extends RaRecord>(path: string, query: Query, signal?: AbortSignal) => {
    const { data } = await http.request<unknown>({ method: 'GET', path, query, signal });
    return wholeList(toRecords(data).map(recordAs<T>));
  };
  const lookUp = async <T extends RaRecord>(path: string | undefined, key: string, signal?: AbortSignal) => {
    if (path === undefined) throw new Error('This kind of record has no lookup');
    // A picker with nothing typed asks for nothing (spec 5).
    return key === '' ? wholeList<T>([]) : readHits<T>(path, { key }, signal);
  };

  const findHeld = (resource: string, id: Id): CatalogueRecord | undefined => {
    const record = held.get(resource);
    return record?._id === String(id) ? record : undefined;
  };
  const readOne = async (path: string, id: Id, signal?: AbortSignal): Promise<CatalogueRecord> => {
    const record = toRecord((await base.getOne(path, { id, signal })).data);
    if (!record) throw new HttpError(common.error.unknown, 200);
    return record;
  };
  const findOrRead = async (resource: string, id: Id, signal?: AbortSignal): Promise<CatalogueRecord> => {
    const { readable, list } = kindOf(resource);
    const record = findHeld(resource, id);
    if (!record && !readable) throw new HttpError(common.error.notHeld, 404);
    return record ?? readOne(list, id, signal);
  };

  return {
    getList: async <T extends RaRecord>(resource: string, { pagination, filter, signal }: GetListParams) => {
      const kind = kindOf(resource);
      const { q, lookup, isPublished } = isObject(filter) ? filter : {};
      if (lookup !== undefined) return lookUp<T>(kind.lookup, trimmedTerm(lookup), signal);
      const term = trimmedTerm(q);
      const state = publicationQuery(kind, isPublished);
      if (term !== '') return readHits<T>(kind.search, { [kind.searchTerm]: term, ...state }, signal);
      return readPage<T>(kind.list, pagination?.page ?? 1, state, signal);
    },
    getOne: async <T extends RaRecord>(resource: string, { id, signal }: { id: Id; signal?: AbortSignal }) => ({
      data: recordAs<T>(await findOrRead(resource, id, signal)),
    }),
    /** Gives only what is held or can be read: the API has no call for several records. */
    getMany: async <T extends RaRecord>(resource: string, { ids, signal }: { ids: Id[]; signal?: AbortSignal }) => {
      const reachable = ids.filter((id) => kindOf(resource).readable || findHeld(resource, id));
      const records = await Promise.all(reachable.map((id) => findOrRead(resource, id, signal)));
      return { data: records.map(recordAs<T>) };
    },
    getManyReference: async <T extends RaRecord>(
      resource: string,
      { target, id, pagination, signal }: GetManyReferenceParams,
    ) => {
      const path = REFERENCE_LISTS[`${resource} by ${target}`];
      if (!path) throw new Error(`There is no call for ${resource} by ${target}`);
      return readPage<T>(path(String(id)), pagination.page, {}, signal);
    },
    /** Held or not: the playlist panel's 'click a song'. */
    readSong: (id: Id) => readOne(kindOf('songs').list, id),
  };
};
