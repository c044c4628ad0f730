import { type Kysely, sql } from 'kysely';
import { prepare } from '../database/prepare';
import type { Database } from '../database/schema';
import { lockUntilCommit, transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import type { PageRequest } from '../http/paging';
import { LISTING_KINDS } from './kinds';
import { requireRow } from './queries';
import type { Handle, ListingRow } from './row';
import { selectShown, withIds } from './select';

const pageOf = prepare<{ playlistId: string; limit: number; offset: number }, ListingRow>((_handle, values) => {
  const found = sql`select song_id as id, position from playlist_songs where playlist_id = ${values(({ playlistId }) => playlistId)}
    order by position limit ${values(({ limit }) => limit)} offset ${values(({ offset }) => offset)}`;
  return selectShown(LISTING_KINDS.songs, withIds(LISTING_KINDS.songs, found), sql`found.position`);
});

/**
 * One page of a playlist's songs in playing order, as `selectShown` reads them, and the number of its songs. ApiError 404 for an unknown
 * playlist.
 */
export async function listPlaylistSongs(
  database: Handle,
  playlistId: string,
  { limit, offset }: PageRequest,
): Promise<{ rows: ListingRow[]; total: number }> {
  await requireRow(database, LISTING_KINDS.playlists, playlistId);
  const rows = await pageOf(database, { playlistId, limit, offset });
  const { total } = await database
    .selectFrom('playlistSongs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('playlistId', '=', playlistId)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Puts a song at the end of a playlist. ApiError 404 when either is unknown, 409 in the words of spec 5 when it stands there already. */
export async function addPlaylistSong(database: Kysely<Database>, playlistId: string, songId: string): Promise<void> {
  return transact(database, async (transaction) => {
    await lockUntilCommit(transaction, playlistId);
    await requireRow(transaction, LISTING_KINDS.playlists, playlistId);
    await requireRow(transaction, LISTING_KINDS.songs, songId);
    const entries = transaction.selectFrom('playlistSongs').where('playlistId', '=', playlistId);
    if (await entries.select('songId').where('songId', '=', songId).executeTakeFirst())
      throw new ApiError(409, 'Duplication not allowed, Song already exists');
    const { last } = await entries.select(({ fn }) => fn.max('position').as('last')).executeTakeFirstOrThrow();
    await transaction
      .insertInto('playlistSongs')
      .values({ playlistId, songId, position: Number(last ?? 0) + 1 })
      .execute();
  });
}

/** Takes a song out of a playlist. ApiError 404 when the playlist is unknown or the song does not stand in it. */
export async function removePlaylistSong(database: Kysely<Database>, playlistId: string, songId: string): Promise<void> {
  return transact(database, async (transaction) => {
    await requireRow(transaction, LISTING_KINDS.playlists, playlistId);
    const { numDeletedRows } = await transaction
      .deleteFrom('playlistSongs')
      .where('playlistId', '=', playlistId)
      .where('songId', '=', songId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError(404, 'This song is not in the playlist. It may have been removed already.');
  });
}
