import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { searchTextFrom } from '../database/searchText';
import { lockUntilCommit, transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { removeFiles } from '../files/held';
import { deletedOf, forgetDeleted, keepDeleted, type Places, placesOf, recordOf, unkeepDeleted } from '../history/deleted';
import { writeEntry } from '../history/journal';
import { changesBetween, namesIn } from './changes';
import { listingKind } from './kinds';
import { findStored } from './list';
import { presentRecord, type Shown } from './present';
import { type RecordRow, referenceColumn, type StoredKind } from './storedKind';
import { refuseWhenUsed } from './usage';
import { fileKeys, type Target, takeRecord, type WriteServices } from './write';

/** Where a song stands, or what a playlist plays. */
const placesAround = (database: Kysely<Database>, id: string): Promise<Places> =>
  database
    .selectFrom('playlistSongs')
    .select(['playlistId', 'songId', 'position'])
    .where((where) => where.or([where('songId', '=', id), where('playlistId', '=', id)]))
    .execute();

/**
 * Deletes a record and takes a song out of its playlists; for DELETED_DAYS it can be brought back. ApiError 404, 409 when others point at it,
 * 412.
 */
export const deleteRecord = (services: WriteServices, kind: StoredKind, target: Target): Promise<void> =>
  transact(services.database, async (transaction) => {
    const row = await takeRecord(transaction, services, kind, target, 'deleted');
    const [{ id }, at] = [target, services.clock()];
    await refuseWhenUsed(transaction, kind, id);
    const kept = { kind: kind.name, id, record: row, places: await placesAround(transaction, id), files: fileKeys(kind, row) };
    await keepDeleted(transaction, { ...kept, by: services.by, at });
    await transaction.deleteFrom(kind.table).where('id', '=', id).execute();
    await writeEntry(transaction, services, { kind: kind.name, id, action: 'delete', version: row.version, at, changes: [] });
  });

const notDeleted = ({ noun }: StoredKind) =>
  new ApiError(404, `This ${noun} was not found among those deleted of late. It may be back already, or gone for good.`);

/** The row of a deleted record, as a record has it. */
export const rowOf = (deleted: { id: string; record: string }): RecordRow => {
  const { isPublished, publishedAt, createdAt, version, updatedAt, ...columns } = recordOf(deleted);
  return {
    ...columns,
    id: deleted.id,
    isPublished: Number(isPublished),
    publishedAt: typeof publishedAt === 'string' ? publishedAt : null,
    createdAt: String(createdAt),
    version: Number(version),
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
  };
};

/** Columns of references whose records are gone, emptied. */
export async function withoutGone(
  database: Kysely<Database>,
  { references }: StoredKind,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, null>> {
  const emptied: Record<string, null> = {};
  for (const [field, target] of Object.entries(references)) {
    const id = row[referenceColumn(field)];
    if (typeof id === 'string' && !(await findStored(database, listingKind(target), id))) emptied[referenceColumn(field)] = null;
  }
  return emptied;
}

/** Puts songs back where they stood, of playlists and songs that live; whatever took such a place since moves on by one. */
async function putBack(transaction: Kysely<Database>, places: Places) {
  for (const { playlistId, songId, position } of places) {
    const there = [
      await transaction.selectFrom('playlists').select('id').where('id', '=', playlistId).executeTakeFirst(),
      await transaction.selectFrom('songs').select('id').where('id', '=', songId).executeTakeFirst(),
    ];
    if (there.includes(undefined)) continue;
    const taken = transaction.selectFrom('playlistSongs').where('playlistId', '=', playlistId).where('position', '=', position);
    if (await taken.select('songId').executeTakeFirst())
      await transaction
        .updateTable('playlistSongs')
        .set((set) => ({ position: set('position', '+', 1) }))
        .where('playlistId', '=', playlistId)
        .where('position', '>=', position)
        .execute();
    await transaction.insertInto('playlistSongs').values({ playlistId, songId, position }).execute();
  }
}

/**
 * Brings a deleted record back, unpublished: with its id, its files, its places in playlists, and references to what still lives.
 * @throws ApiError 404 where it is back already, or gone for good
 */
export const bringBack = (services: WriteServices, kind: StoredKind, id: string): Promise<Shown> =>
  transact(services.database, async (transaction) => {
    await lockUntilCommit(transaction, id);
    const deleted = await deletedOf(transaction, kind.name).where('id', '=', id).executeTakeFirst();
    if (!deleted) throw notDeleted(kind);
    const [before, places, at] = [rowOf(deleted), placesOf(deleted), services.clock()];
    for (const { playlistId } of places) if (playlistId !== id) await lockUntilCommit(transaction, playlistId);
    const row: RecordRow = {
      ...before,
      ...(await withoutGone(transaction, kind, before)),
      ...{ isPublished: 0, publishedAt: null, version: before.version + 1, updatedAt: at.toISOString() },
      searchText: searchTextFrom(kind.names, before),
    };
    await transaction.insertInto(kind.table).values(row).execute();
    await unkeepDeleted(transaction, id);
    await putBack(transaction, places);
    const shown = await presentRecord(transaction, services.store, kind, id);
    const changes = await changesBetween(transaction, kind, before, row, namesIn(kind, shown));
    await writeEntry(transaction, services, { kind: kind.name, id, action: 'restore', version: row.version, at, changes });
    return shown;
  });

/** Deletes a deleted record for good, with its history and its files. ApiError 404. */
export async function removeForGood(services: WriteServices, kind: StoredKind, id: string): Promise<void> {
  const gone = await transact(services.database, async (transaction) => {
    await lockUntilCommit(transaction, id);
    const deleted = await deletedOf(transaction, kind.name).where('id', '=', id).executeTakeFirst();
    if (!deleted) throw notDeleted(kind);
    return forgetDeleted(transaction, id);
  });
  await removeFiles(services, gone);
}
