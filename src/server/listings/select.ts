import type { ExpressionBuilder } from 'kysely';
import type { Database, RecordTable } from '../database/schema';
import type { RecordKind } from './kinds';
import type { Handle, ListingRow } from './row';

/** Condition on the rows of a kind's table: those that hold its constants, where several kinds share the table. */
export const ofKind =
  ({ endpoint }: RecordKind) =>
  (where: ExpressionBuilder<Database, RecordTable>) =>
    where.and(endpoint.constants ?? {});

/** A query for whole records of a kind. */
export const selectRows = (database: Handle, kind: RecordKind) =>
  database.selectFrom(kind.table).selectAll().where(ofKind(kind)).$castTo<ListingRow>();
