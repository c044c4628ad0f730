import type { TargetType } from './limits';

/** Name of a kind of record: the react-admin resource and the key of every table about kinds. */
export type ResourceName = ListingName | AdNewsName | 'users';
export type ListingName = 'artists' | 'songs' | 'albums' | 'playlists' | 'videos' | 'channels';
export type AdNewsName = 'announcements' | 'ads';

/** The kinds whose records can be looked up by a picker (spec 7, 'Lookup searches'). */
export type LookupName = 'artists' | 'albums' | 'songs' | 'videos' | 'channels';

/**
 * How one kind of record is spoken about on the wire (spec 7). Paths are relative to `{host}/api/v1` and start without a slash.
 * - `list`: GET, with limit and page; `search`: GET, with the term under `searchTerm`.
 * - `lookup`: GET, the published search of the kind with `key`, where there is one.
 * - `write`: POST `write` (unpublished), POST `write/publish` (published), PATCH and DELETE `write/{id}`, PATCH `write/{id}/publish`
 *   and `write/{id}/un-publish`.
 */
export interface Endpoint {
  list: string;
  search: string;
  searchTerm: 'key' | 'title';
  lookup?: string;
  write: string;
  /** Has a publication state, hence the publish calls. */
  publishable: boolean;
  /** The list and search calls take isPublished=true|false. */
  filtersByPublication: boolean;
  /** A single record can be read with GET `list/{id}`. */
  readable: boolean;
  /** Encoding of PATCH `write/{id}`; POST is multipart for every kind. */
  updateBody: 'multipart' | 'json';
  /** Fields sent on create and update, by the record's own names, in the order of spec 3. */
  fields: readonly string[];
  /** File fields: the record's name -> the name it is sent under. */
  files: Readonly<Record<string, string>>;
  /** Reference fields: the record's name -> the kind it points to. Sent as the id. */
  references: Readonly<Record<string, LookupName>>;
  /** Sent with every create, whatever the form holds. */
  constants?: Readonly<Record<string, string>>;
  /** An update carries isPublished as last known (announcements and users do not). */
  updateSendsPublication: boolean;
}

const listing = (kind: ListingName) => ({
  list: `listings/${kind}`,
  search: `listings/${kind}/search`,
  searchTerm: 'key' as const,
  write: `listings/${kind}`,
  publishable: true,
  filtersByPublication: false,
  readable: false,
  updateBody: 'multipart' as const,
  references: {},
  updateSendsPublication: true,
});

const adNews = (type: 'ads' | 'news') => ({
  list: `ad-news/${type}`,
  search: `ad-news/${type}/search`,
  searchTerm: 'title' as const,
  write: 'ad-news',
  publishable: true,
  filtersByPublication: false,
  readable: false,
  updateBody: 'multipart' as const,
  files: { featureImage: 'featureImage', contentImage: 'contentImage' },
  references: {},
});

const publishedSearch = (kind: LookupName) => `listings/${kind}/published/search`;

/** Every kind of record and its calls (spec 3 and 7). */
export const ENDPOINTS = {
  artists: {
    ...listing('artists'),
    lookup: publishedSearch('artists'),
    filtersByPublication: true,
    fields: ['stageName', 'firstName', 'lastName'],
    files: { photo: 'photo', coverImage: 'coverImage' },
  },
  songs: {
    ...listing('songs'),
    lookup: publishedSearch('songs'),
    readable: true,
    fields: ['title'],
    files: { coverArt: 'songCoverArt', fileUrl: 'songFile' },
    references: { artist: 'artists', album: 'albums' },
  },
  albums: {
    ...listing('albums'),
    lookup: publishedSearch('albums'),
    fields: ['name'],
    files: { albumArt: 'albumArt' },
    references: { artist: 'artists' },
  },
  playlists: {
    ...listing('playlists'),
    fields: ['name'],
    files: { featureImage: 'featureImage' },
  },
  videos: {
    ...listing('videos'),
    lookup: publishedSearch('videos'),
    fields: ['title', 'url'],
    files: { thumbnail: 'thumbnail' },
    references: { artist: 'artists', channel: 'channels' },
  },
  channels: {
    ...listing('channels'),
    lookup: publishedSearch('channels'),
    fields: ['name'],
    files: { photo: 'photo', banner: 'banner' },
  },
  announcements: {
    ...adNews('news'),
    fields: ['title', 'description', 'moreInfoLink', 'targetType', 'targetId'],
    constants: { type: 'news' },
    updateSendsPublication: false,
  },
  ads: {
    ...adNews('ads'),
    fields: ['title', 'description', 'moreInfoLink'],
    constants: { type: 'ad' },
    updateSendsPublication: true,
  },
  users: {
    list: 'users',
    search: 'users/search',
    searchTerm: 'key',
    write: 'users',
    publishable: false,
    filtersByPublication: false,
    readable: false,
    updateBody: 'json',
    fields: ['email', 'firstName', 'lastName', 'role', 'isActive'],
    files: {},
    references: {},
    updateSendsPublication: false,
  },
} as const satisfies Record<ResourceName, Endpoint>;

export const RESOURCE_NAMES = Object.keys(ENDPOINTS) as ResourceName[];

/** The lookup that finds an announcement's target of the chosen type (spec 7, decisions: videos have one too). */
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
  `${ENDPOINTS[kind].write}/${encodeURIComponent(id)}/${publish ? 'publish' : 'un-publish'}`;

/** GET: the songs of a playlist, in pages like a list. */
export const playlistSongsPath = (playlistId: string) => `listings/playlists/${encodeURIComponent(playlistId)}/songs`;

/** PATCH: put a song into a playlist or take it out. */
export const playlistSongPath = (playlistId: string, action: 'add' | 'remove', songId: string) =>
  `listings/playlists/${encodeURIComponent(playlistId)}/${action}-song/${encodeURIComponent(songId)}`;

/** PATCH: give a user a new generated password. */
export const generatePasswordPath = (userId: string) => `users/${encodeURIComponent(userId)}/generate-password`;

/**
 * Field of an update that names the optional fields the person emptied, comma separated, each by the name it is sent under: a file by
 * its wire name ('songCoverArt', not 'coverArt'), all else by the record's name ('artist', 'lastName'). Example: `artist,songCoverArt`
 * (decisions, 'Calls').
 */
export const UNSET_FIELD = 'unset';
