import { KINDS, type LookupName, type ResourceName } from './kinds';
import type { TargetType } from './limits';

/** The lookup that finds an announcement's target of the chosen type (spec 7; videos have one too). */
export const TARGET_LOOKUPS = {
  song: 'songs',
  artist: 'artists',
  album: 'albums',
  video: 'videos',
  channel: 'channels',
} as const satisfies Record<TargetType, LookupName>;

/** The calls that belong to no kind (spec 7, 'Auth'). */
export const AUTH_PATHS = {
  login: 'auth/login',
  forgetPassword: 'auth/forget-password',
  resetPassword: (token: string) => `auth/reset-password/${encodeURIComponent(token)}`,
  updateProfile: 'auth/update-profile',
  updatePassword: 'auth/update-password',
} as const;

/** PATCH: publish or un-publish one record of a kind. */
export const publicationPath = (kind: ResourceName, id: string, publish: boolean) =>
  `${KINDS[kind].write}/${encodeURIComponent(id)}/${publish ? 'publish' : 'un-publish'}`;

/** GET: the songs of a playlist, in pages like a list. */
export const playlistSongsPath = (playlistId: string) => `listings/playlists/${encodeURIComponent(playlistId)}/songs`;

/** PATCH: put a song into a playlist or take it out. */
export const playlistSongPath = (playlistId: string, action: 'add' | 'remove', songId: string) =>
  `listings/playlists/${encodeURIComponent(playlistId)}/${action}-song/${encodeURIComponent(songId)}`;

/** PATCH: give a user a new generated password. */
export const generatePasswordPath = (userId: string) => `users/${encodeURIComponent(userId)}/generate-password`;

/**
 * Field of an update that names the optional fields the person emptied, comma separated, each by the name it is sent under: a file by
 * its wire name ('songCoverArt', not 'coverArt'), all else by the record's name ('artist', 'lastName'). Example: `artist,songCoverArt`.
 */
export const UNSET_FIELD = 'unset';
