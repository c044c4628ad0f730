import type { Kysely } from 'kysely';
import { SONG_IDS_LIMIT } from '../../contract/limits';
import type { Database } from '../database/schema';
import type { RecordRow } from './storedKind';

/** The first ids of one playlist, one more than an answer may carry. */
const firstIds = (database: Kysely<Database>, playlistId: string) =>
  database
    .selectFrom(
      database
        .selectFrom('playlistSongs')
        .select(['playlistId', 'songId', 'position'])
        .where('playlistId', '=', playlistId)
        .orderBy('position')
        .limit(SONG_IDS_LIMIT + 1)
        .as('first'),
    )
    .selectAll();

/**
 * Ids of each playlist's songs in playing order (spec 3, Playlist). A playlist of more than SONG_IDS_LIMIT goes without: a page of such
 * would be megabytes. Its songs come in pages, and adding one that is there already is refused in the words of spec 5.
 */
export async function songIds(database: Kysely<Database>, playlists: readonly RecordRow[]): Promise<{ songs?: string[] }[]> {
  const [query, ...others] = playlists.map(({ id }) => firstIds(database, id));
  if (!query) return [];
  const entries = await others.reduce((all, one) => all.unionAll(one), query).execute();
  const songs = new Map<string, string[]>(playlists.map(({ id }) => [id, []]));
  for (const { playlistId, songId } of entries.sort((one, other) => one.position - other.position))
    songs.get(playlistId)?.push(songId);
  return playlists.map(({ id }) => {
    const ids = songs.get(id) ?? [];
    return ids.length > SONG_IDS_LIMIT ? {} : { songs: ids };
  });
}
