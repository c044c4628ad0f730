/** The numbers of spec 9, and the few that both sides need beside them. Times are milliseconds, sizes are bytes. */

export const API_PATH = '/api/v1';

/** Every request carries it (spec 4). */
export const APP_HEADER = {
  name: 'X-Client-App',
  value: 'catalogue-console',
} as const;

/** PATCH, DELETE: `"<version>"` of the record as the person knows it; another one by now is refused with 412. Not of spec 7. */
export const VERSION_HEADER = 'If-Match';
/** POST: made once for a filled form. Sent again, the call makes nothing new and gets the first answer. Not of spec 7. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Rows of one server page: `limit` of every list call. */
export const SERVER_PAGE_SIZE = 20;
export const PANEL_PAGE_SIZE = 5;

/** An answer carries the ids of a playlist's songs up to so many, all of them or none. */
export const SONG_IDS_LIMIT = 200;

/** Rows that a page of any other list may have. */
export const PER_PAGE_OPTIONS = [5, 10, 15, 20] as const;
export const DEFAULT_PER_PAGE = 5;
/** A numbered page shows when it is at most this far from the current one. */
export const PAGE_WINDOW = 2;

export const TYPE_AHEAD_MINIMUM = 3;
/** A list's or picker's search waits this long after the last key. */
export const SEARCH_DELAY = 300;
/** A search answers with at most this many rows, best first. */
export const SEARCH_LIMIT = 100;

/** SHA-256s of files that one call asks for. Together they fit into an address of 8 kB, as proxies take it. Not of spec 7. */
export const SAME_SONGS_LIMIT = 100;

/** A deleted record can be brought back for so many days. */
export const DELETED_DAYS = 30;

export const ALERT_DURATION = 3_000;
export const IDLE_WARNING_AFTER = 840_000;
export const IDLE_LOGOUT_AFTER = 900_000;
export const IDLE_EVENTS = ['click', 'mousemove', 'mousedown', 'scroll', 'keydown'] as const;

export const HEADING_LEVELS = [1, 2, 3] as const;

/** Options of the announcement type; `none` stands for an empty targetType. */
export const TARGET_TYPES = ['song', 'artist', 'album', 'video', 'channel'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

export const ROLES = ['admin', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** Largest uploads our API takes where nothing else is configured. */
export const PICTURE_LIMIT = 25 * 1024 * 1024;
export const AUDIO_LIMIT = 200 * 1024 * 1024;

/** Pixels: `w` of a picture's address asks for a copy at most so wide. A server that ignores it answers the picture. Not of spec 7. */
export const SMALL_WIDTHS = [96, 320, 960] as const;
export type SmallWidth = (typeof SMALL_WIDTHS)[number];

/** Bars of a sound's waveform, a byte each (a song's `peaks`). Not of spec 7. */
export const PEAKS = 96;

/** Longest text of a short field (names, titles, addresses), of a description, and of an email as mail knows it, in characters. */
export const TEXT_LIMIT = 500;
export const DESCRIPTION_LIMIT = 100_000;
export const EMAIL_LIMIT = 254;

export const PASSWORD_MINIMUM = 8;
export const PASSWORD_MAXIMUM = 128;
