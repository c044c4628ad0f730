import type { Kysely, Transaction } from 'kysely';
import { recordName } from '../../contract/kinds';
import type { Database } from '../database/schema';
import { lockUntilCommit, transact } from '../database/transact';
import { nextStamp } from '../database/versions';
import { ApiError } from '../errors/apiError';
import { writeEntry } from '../history/journal';
import { cutWindow, type PageRequest, windowOf } from '../http/paging';
import { listingKind } from './kinds';
import { findStored, requireStored, selectShown, shownOf } from './list';
import { presentRecord, type Shown } from './present';
import type { RecordRow } from './storedKind';
import type { WriteServices } from './write';

const [PLAYLISTS, SONGS] = [listingKind('playlists'), listingKind('songs')];

/**
 * One page of a playlist's songs in playing order, as `selectShown` reads them, the id of the song before them, and the number of its
 * songs. ApiError 404 for an unknown playlist.
 */
export async function listPlaylistSongs(
  database: Kysely<Database>,
  playlistId: string,
  request: PageRequest,
): Promise<{ rows: RecordRow[]; before: string | undefined; total: number }> {
  await requireStored(database, PLAYLISTS, playlistId);
  const entries = database.selectFrom('playlistSongs').where('playlistId', '=', playlistId);
  const { limit, offset } = windowOf(request);
  const page = entries.select(['songId as id', 'position']).orderBy('position').limit(limit).offset(offset);
  const read = await selectShown(SONGS, shownOf(database, SONGS, page.as('found')))
    .orderBy('found.position')
    .execute();
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...cutWindow(request, read), total: Number(total) };
}

interface SongMove {
  action: 'add-song' | 'remove-song';
  /** The locked row. */
  playlist: RecordRow;
  song: RecordRow | undefined;
}

/** A playlist is changed by what it plays. Gives the playlist as the change leaves it. */
const countChange = async (transaction: Transaction<Database>, services: WriteServices, { action, playlist, song }: SongMove) => {
  const at = services.clock();
  const stamp = nextStamp(playlist, at);
  await transaction.updateTable(PLAYLISTS.table).set(stamp).where('id', '=', playlist.id).execute();
  const named = song ? { _id: song.id, name: recordName(SONGS, song) } : null;
  const changes = [action === 'add-song' ? { field: 'songs', from: null, to: named } : { field: 'songs', from: named, to: null }];
  await writeEntry(transaction, services, { kind: 'playlists', id: playlist.id, action, version: stamp.version, at, changes });
  return presentRecord(transaction, services.store, PLAYLISTS, playlist.id);
};

/** Puts a song at the end of a playlist. ApiError 404 when either is unknown, 409 in the words of spec 5 when it stands there already. */
export async function addPlaylistSong(services: WriteServices, playlistId: string, songId: string): Promise<Shown> {
  return transact(services.database, async (transaction) => {
    await lockUntilCommit(transaction, playlistId);
    const playlist = await requireStored(transaction, PLAYLISTS, playlistId);
    const song = await requireStored(transaction, SONGS, songId);
    const entries = transaction.selectFrom('playlistSongs').where('playlistId', '=', playlistId);
    if (await entries.select('songId').where('songId', '=', songId).executeTakeFirst())
      throw new ApiError(409, 'Duplication not allowed, Song already exists');
    const { last } = await entries.select(({ fn }) => fn.max('position').as('last')).executeTakeFirstOrThrow();
    await transaction
      .insertInto('playlistSongs')
      .values({ playlistId, songId, position: Number(last ?? 0) + 1 })
      .execute();
    return countChange(transaction, services, { action: 'add-song', playlist, song });
  });
}

/** Takes a song out of a playlist. ApiError 404 when the playlist is unknown or the song does not stand in it. */
export async function removePlaylistSong(services: WriteServices, playlistId: string, songId: string): Promise<Shown> {
  return transact(services.database, async (transaction) => {
    await lockUntilCommit(transaction, playlistId);
    const playlist = await requireStored(transaction, PLAYLISTS, playlistId);
    const { numDeletedRows } = await transaction
      .deleteFrom('playlistSongs')
      .where('playlistId', '=', playlistId)
      .where('songId', '=', songId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError(404, 'This song is not in the playlist. It may have been removed already.');
    const song = await findStored(transaction, SONGS, songId);
    return countChange(transaction, services, { action: 'remove-song', playlist, song });
  });
}
