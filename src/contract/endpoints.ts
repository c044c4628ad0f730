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

export const AUTH_PATHS = {
  login: 'auth/login',
  forgetPassword: 'auth/forget-password',
  resetPassword: (token: string) => `auth/reset-password/${encodeURIComponent(token)}`,
  updateProfile: 'auth/update-profile',
  updatePassword: 'auth/update-password',
  /** GET, 204: somebody is at work though no other call says so. Not of spec 7: a server without it answers 404. */
  session: 'auth/session',
  /** POST, 204: the session ends. Not of spec 7, either. */
  logout: 'auth/logout',
} as const;

/** PATCH: publish or un-publish one record of a kind. */
export const publicationPath = (kind: ResourceName, id: string, publish: boolean) =>
  `${KINDS[kind].write}/${encodeURIComponent(id)}/${publish ? 'publish' : 'un-publish'}`;

/** GET: the songs of a playlist, in pages like a list. */
export const playlistSongsPath = (playlistId: string) => `listings/playlists/${encodeURIComponent(playlistId)}/songs`;

/** PATCH: put a song into a playlist or take it out. */
export const playlistSongPath = (playlistId: string, action: 'add' | 'remove', songId: string) =>
  `listings/playlists/${encodeURIComponent(playlistId)}/${action}-song/${encodeURIComponent(songId)}`;

/**
 * GET, with `sha256`, one or several with commas between them: the songs whose files have these bytes, each with the `sha256` of its file. Not
 * of spec 7: a server without it answers 404, one that takes one alone answers several with 400.
 */
export const SAME_SONGS_PATH = 'listings/songs/same';

/** PATCH: give a user a new generated password. */
export const generatePasswordPath = (userId: string) => `users/${encodeURIComponent(userId)}/generate-password`;

/** Paths of what a server may keep beside the records of spec 3: their history, and those deleted of late (not of spec 7). */
const within = (base: string, kind: ResourceName, ...rest: readonly string[]) =>
  [base, kind, ...rest.map((part) => encodeURIComponent(part))].join('/');
export const HISTORY_PATHS = {
  /** GET, with limit and page: what was done with one record, newest first. */
  of: (kind: ResourceName, id: string) => within('history', kind, id),
  /** PATCH: the fields and files as they were after that entry, as a new update. */
  restore: (kind: ResourceName, id: string, entryId: string) =>
    `${within('history', kind, id)}/restore/${encodeURIComponent(entryId)}`,
} as const;
export const DELETED_PATHS = {
  /** GET, with limit and page: the records of a kind that can be brought back, last deleted first. */
  list: (kind: ResourceName) => within('deleted', kind),
  /** PATCH: brings one back, unpublished. */
  restore: (kind: ResourceName, id: string) => `${within('deleted', kind, id)}/restore`,
  /** DELETE: for good, by an admin. */
  remove: (kind: ResourceName, id: string) => within('deleted', kind, id),
} as const;

/** Field of an update that names the optional fields the person emptied, by the names they are sent under: `artist,songCoverArt`. */
export const UNSET_FIELD = 'unset';
