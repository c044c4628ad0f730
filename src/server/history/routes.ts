import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { HistoryEntry } from '../../contract/history';
import { KINDS, RESOURCE_NAMES } from '../../contract/kinds';
import { tableOf } from '../database/recordTables';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import type { FileStore } from '../files/types';
import { answerPage } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationAround } from '../http/paging';
import { describePast } from '../openapi/past';
import type { Services } from '../services/services';
import { changesOf, entriesOf, type HistoryRow, type Subject } from './journal';

/** An entry as the API answers it: files by their addresses. */
const presentEntry = (store: Pick<FileStore, 'url'>, row: HistoryRow): HistoryEntry => {
  const { files } = KINDS[row.kind];
  const address = <Value>(field: string, value: Value) =>
    Object.hasOwn(files, field) && typeof value === 'string' ? store.url(value) : value;
  return {
    _id: row.id,
    action: row.action,
    by: row.byId === null ? null : { _id: row.byId, fullName: row.byName ?? '' },
    at: row.at,
    version: row.version,
    changes: changesOf(row).map(({ field, from, to }) => ({ field, from: address(field, from), to: address(field, to) })),
  };
};

const isThere = async (database: Kysely<Database>, { kind, id }: Subject) => {
  const table = kind === 'users' ? 'users' : tableOf(kind);
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where((where) => where.and(KINDS[kind].constants))
    .executeTakeFirst();
  return row !== undefined;
};

const countEntries = async (database: Kysely<Database>, { kind, id }: Subject) => {
  const { total } = await database
    .selectFrom('history')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('recordId', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/**
 * GET `/{kind}/{id}`: what was done with a record, newest first; with a deleted one, too, as long as it can be brought back. Where nothing is
 * remembered (HISTORY_DAYS is 0) there is no such call. Stands behind `authenticate`.
 */
export const historyRoutes = ({ database, store, settings }: Services) => {
  const routes = new Hono<AppEnv>();
  for (const kind of RESOURCE_NAMES)
    routes.get(`/${kind}/:id`, describePast(KINDS[kind]).history, authorize(kind), async (context) => {
      const [request, subject] = [pageRequest(context.req.query()), { kind, id: context.req.param('id') }];
      if (settings.historyDays === 0) throw new ApiError(404, 'This server keeps no history (HISTORY_DAYS is 0).');
      const { limit, offset } = request;
      const read = await entriesOf(database, subject)
        .limit(limit + 1)
        .offset(offset)
        .execute();
      const rows = read.slice(0, limit);
      const count = () => countEntries(database, subject);
      if (rows.length === 0 && (await count()) === 0 && !(await isThere(database, subject)))
        throw new ApiError(404, `This ${KINDS[kind].noun} was not found. It may have been deleted.`);
      const pagination = await paginationAround(request, rows.length, read.length > limit, count);
      return answerPage(
        context,
        rows.map((row) => presentEntry(store, row)),
        pagination,
      );
    });
  return routes;
};
