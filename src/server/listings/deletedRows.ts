import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/types';
import { type DeletedRow, deletedOf, placesOf } from '../history/deleted';
import type { PageRequest } from '../http/paging';
import { rowOf } from './deletion';
import { AUDIO_FACTS, audioField, referencedColumns } from './list';
import { presentRows, type Shown } from './present';
import { type RecordRow, referenceColumn, type StoredKind, storedText } from './storedKind';

const idsIn = (rows: readonly RecordRow[], column: string) => rows.flatMap((row) => storedText(row, column) ?? []);

/** Adds to rows what `selectShown` would read of what they point at. A reference that is gone is none. */
async function addReferenced(database: Kysely<Database>, kind: StoredKind, rows: RecordRow[]): Promise<void> {
  for (const [field, target] of Object.entries(kind.references)) {
    const [column, columns] = [referenceColumn(field), referencedColumns(target)];
    const ids = idsIn(rows, column);
    const found = ids.length === 0 ? [] : await database.selectFrom(target).selectAll().where('id', 'in', ids).execute();
    const byId = new Map(found.map((each) => [each.id, each]));
    for (const row of rows) {
      const referenced = byId.get(storedText(row, column) ?? '');
      if (referenced === undefined) row[column] = null;
      for (const each of columns) row[`${field}.${each}`] = referenced === undefined ? null : storedText(referenced, each);
    }
  }
  const audio = audioField(kind);
  if (audio === undefined) return;
  const keys = idsIn(rows, audio);
  const files = keys.length === 0 ? [] : await database.selectFrom('files').selectAll().where('key', 'in', keys).execute();
  const byKey = new Map(files.map((file) => [file.key, file]));
  for (const row of rows) {
    const file = byKey.get(storedText(row, audio) ?? '');
    for (const fact of AUDIO_FACTS) row[`audio.${fact}`] = file?.[fact] ?? null;
  }
}

/** What a playlist played, in its order. */
const songsOf = (deleted: DeletedRow) => {
  const own = placesOf(deleted).filter(({ playlistId }) => playlistId === deleted.id);
  return own.sort((one, other) => one.position - other.position).map(({ songId }) => songId);
};

/** One page of the deleted records of a kind as lists show records, last deleted first, with who deleted each, and when. */
export async function listDeleted(
  database: Kysely<Database>,
  store: Pick<FileStore, 'url'>,
  kind: StoredKind,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
): Promise<{ rows: Shown[]; more: boolean }> {
  const read = await deletedOf(database, kind.name)
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const page = read.slice(0, limit);
  const rows = page.map(rowOf);
  await addReferenced(database, kind, rows);
  const shown = await presentRows(database, store, kind, rows);
  const about = (deleted: DeletedRow) => ({
    deletedBy: deleted.byId === null ? null : { _id: deleted.byId, fullName: deleted.byName ?? '' },
    deletedAt: deleted.deletedAt,
  });
  const complete = page.map((deleted, index): Shown => {
    const record = shown[index] ?? {};
    return { ...record, ...('songs' in record ? { songs: songsOf(deleted) } : {}), ...about(deleted) };
  });
  return { rows: complete, more: read.length > limit };
}

/** How many deleted records of a kind there are. */
export async function countDeleted(database: Kysely<Database>, kind: StoredKind): Promise<number> {
  const { total } = await database
    .selectFrom('deletedRecords')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('kind', '=', kind.name)
    .executeTakeFirstOrThrow();
  return Number(total);
}
