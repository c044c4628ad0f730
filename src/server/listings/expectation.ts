import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/types';
import { changedMeanwhile, type Intent } from '../history/changed';
import { type ExpectedVersion, isExpected } from '../http/versions';
import { presentRecord } from './present';
import type { RecordRow, StoredKind } from './storedKind';

interface Sources {
  /** The transaction of the change. */
  database: Kysely<Database>;
  store: Pick<FileStore, 'url'>;
}

/**
 * Refuses to change a record that is of another version by now than the caller knows.
 * @throws ApiError 412, with the record as it is now
 */
export async function requireExpected(
  { database, store }: Sources,
  kind: StoredKind,
  row: RecordRow,
  expected: ExpectedVersion,
  intent?: Intent,
): Promise<void> {
  if (isExpected(row, expected)) return;
  throw await changedMeanwhile(database, kind.name, row, await presentRecord(database, store, kind, row.id), intent);
}
