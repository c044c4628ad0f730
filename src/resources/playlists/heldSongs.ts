import type { Identifier } from 'react-admin';
import type { HeldRecords } from '../../providers/types';
import { readReference } from '../../ui/fields/reference';

/** The ids of all songs of the playlist, loaded or not, where the held record knows them (spec 3): one of many goes without. */
export const heldSongIds = (held: HeldRecords, playlistId: Identifier): string[] | undefined => {
  const playlist = held.get('playlists');
  const songs: unknown = playlist?.id === playlistId ? playlist.songs : undefined;
  return Array.isArray(songs) ? songs.flatMap((song) => readReference(song)?.id ?? []) : undefined;
};
