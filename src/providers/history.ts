import { DELETED_PATHS, HISTORY_PATHS } from '../contract/endpoints';
import type { HistoryChange, HistoryEntry } from '../contract/history';
import { kindOf, type RecordKind } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { inWordsOfForm } from './fieldNames';
import { addressAt } from './fileAddresses';
import { mergeRecord } from './merge';
import { asText, isObject, toRecord, toRecords } from './parse';
import { nextAfter } from './reads';
import type { CatalogueRecord, DeletedRecord, HeldRecords, HistoryCalls, Http } from './types';

const personOf = (value: unknown): HistoryEntry['by'] =>
  isObject(value) ? { _id: String(value._id ?? ''), fullName: asText(value.fullName) ?? '' } : null;

const wasOf = (value: unknown): HistoryChange['from'] => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return isObject(value) ? { _id: String(value._id ?? ''), name: asText(value.name) ?? '' } : null;
};

/** What the API says of one change of a field, on our side of the line. */
const changeOf = (kind: RecordKind, host: string, { field, from, to }: Record<string, unknown>): HistoryChange => {
  const name = asText(field) ?? '';
  const placed = (value: unknown) => wasOf(Object.hasOwn(kind.files, name) ? addressAt(host, value) : value);
  return { field: name, from: placed(from), to: placed(to) };
};

const entryOf = (kind: RecordKind, host: string, { _id, action, by, at, version, changes }: CatalogueRecord): HistoryEntry => ({
  _id,
  // One that is not known yet has words of its own on the screen.
  action: String(action) as HistoryEntry['action'],
  by: personOf(by),
  at: asText(at) ?? '',
  version: typeof version === 'number' ? version : 0,
  changes: Array.isArray(changes) ? changes.filter(isObject).map((change) => changeOf(kind, host, change)) : [],
});

const deletedOf = (record: CatalogueRecord): DeletedRecord => ({
  ...record,
  deletedBy: personOf(record.deletedBy),
  deletedAt: asText(record.deletedAt) ?? '',
});

interface HistoryOptions {
  /** Origin of the API, '' for the console's own. */
  host: string;
  http: Http;
  held: HeldRecords;
}

/**
 * The calls of a server that keeps what was done with records, and for a while those that were deleted. Reject as Http does: one that keeps
 * neither answers the reads with 404.
 */
export const createHistoryCalls = ({ host, http, held }: HistoryOptions): HistoryCalls => {
  const readPage = async (path: string, { page = 1, signal }: { page?: number; signal?: AbortSignal }) => {
    const query = { limit: SERVER_PAGE_SIZE, page: page > 1 ? page : undefined };
    const { data, pagination } = await http.request<unknown>({ method: 'GET', path, query, signal });
    return { rows: toRecords(data), nextPage: nextAfter(page, pagination?.next) };
  };

  return {
    getHistory: async (resource, { id, ...page }) => {
      const kind = kindOf(resource);
      const { rows, nextPage } = await readPage(HISTORY_PATHS.of(kind.name, String(id)), page);
      return { data: rows.map((row) => entryOf(kind, host, row)), nextPage };
    },
    restoreVersion: async (resource, { id, entryId, version, previousData }) => {
      const kind = kindOf(resource);
      const path = HISTORY_PATHS.restore(kind.name, String(id), entryId);
      const { data } = await http.request<unknown>({ method: 'PATCH', path, version }).catch((failure: unknown) => {
        throw inWordsOfForm(kind, failure);
      });
      const heldNow = held.get(resource);
      const isHeld = heldNow?._id === String(id);
      const record = mergeRecord(kind, isHeld ? heldNow : previousData, {}, data);
      if (isHeld) held.hold(resource, record);
      return { data: record };
    },
    getDeleted: async (resource, page) => {
      const { rows, nextPage } = await readPage(DELETED_PATHS.list(kindOf(resource).name), page);
      return { data: rows.map(deletedOf), nextPage };
    },
    bringBack: async (resource, { id }) => {
      const path = DELETED_PATHS.restore(kindOf(resource).name, String(id));
      return { data: toRecord((await http.request<unknown>({ method: 'PATCH', path })).data) };
    },
    removeForGood: async (resource, { id }) => {
      await http.request({ method: 'DELETE', path: DELETED_PATHS.remove(kindOf(resource).name, String(id)) });
      return { data: undefined };
    },
  };
};
