import type { Kysely } from 'kysely';
import type { ListingName } from '../../contract/kinds';
import type { Database } from '../database/schema';
import { type Hooks, type RecordRow, type StoredKind, storedKind } from './storedKind';

/** Ids of each playlist's songs in playing order (spec 3, Playlist). */
const songIds = async (database: Kysely<Database>, playlists: readonly RecordRow[]): Promise<{ songs: string[] }[]> => {
  const songs = new Map<string, string[]>(playlists.map(({ id }) => [id, []]));
  if (songs.size === 0) return [];
  const entries = await database
    .selectFrom('playlistSongs')
    .select(['playlistId', 'songId'])
    .where('playlistId', 'in', [...songs.keys()])
    .orderBy('position')
    .execute();
  for (const { playlistId, songId } of entries) songs.get(playlistId)?.push(songId);
  return playlists.map(({ id }) => ({ songs: songs.get(id) ?? [] }));
};

/** What is special about single kinds; most need no line here. */
const HOOKS: Readonly<Partial<Record<ListingName, Hooks>>> = { playlists: { extraFields: songIds } };

/** A kind of the listings as the server keeps it. */
export const listingKind = (name: ListingName): StoredKind => storedKind(name, HOOKS[name]);
