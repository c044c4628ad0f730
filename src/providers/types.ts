import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { Envelope } from '../contract/envelope';
import type { Song } from '../contract/listings';
import type {
  CurrentUser,
  ForgetPasswordRequest,
  LoginRequest,
  ResetPasswordRequest,
  UpdatePasswordRequest,
  UpdateProfileRequest,
} from '../contract/session';

/** A record as react-admin sees it: the API's record with `id` beside `_id`. */
export type CatalogueRecord = RaRecord & { _id: string };

/** Fraction sent so far, 0 to 1, of a request that carries files. */
export type OnProgress = (fraction: number) => void;

/** A newly chosen file in a form: react-admin's shape of a file input's value. An address (text) is a file that is already stored. */
export interface ChosenFile {
  rawFile: File;
  src: string;
  title: string;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to {host}/api/v1, no leading slash. */
  path: string;
  /** Undefined values are left out; the rest is encoded once. */
  query?: Record<string, string | number | boolean | undefined>;
  /** FormData goes out as multipart, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  onProgress?: OnProgress;
  /** A call of a visitor (login, forgotten password): goes without the token, and its 401 is a plain message. */
  guest?: boolean;
}

/**
 * The one door to the API. Rejects with react-admin's HttpError: `message` a text of spec 8, `status` (0 where there was no answer),
 * `body`. A cancelled call, and one whose session is over, reject with an AbortError: not a failure, never shown.
 */
export interface Http {
  request<T>(request: HttpRequest): Promise<Envelope<T>>;
}

/** Token and identity of the signed-in person; the only place that touches their storage (spec 4). */
export interface Session {
  token(): string | null;
  user(): CurrentUser | null;
  start(token: string, user: CurrentUser): void;
  /** Does nothing for another person than the one of now. */
  update(user: CurrentUser): void;
  /** Empties token and user. Never throws. */
  end(): void;
  /** Whether this person (id; undefined: nobody) is the one of now. What another tab did is told first, before the browser tells it. */
  isStill(person: string | undefined): boolean;
  /**
   * Ends the session because the API answered 401 to a call with this token, if it is this session's and somebody listens to onRefused.
   * @returns whether the token's session is over, by this or before
   */
  refuse(token: string | null): boolean;
  /** Calls back at every change of token or identity, in this tab or in another; gives the way to stop, as all of these do. */
  subscribe(listener: () => void): () => void;
  /** The API refused this session's token (401): once, however many calls were under way. */
  onRefused(listener: () => void): () => void;
  /** Another tab ended the session or started one as someone else. */
  onChangeElsewhere(listener: () => void): () => void;
  /** The same person's identity changed, in this tab or in another. */
  onIdentityChange(listener: () => void): () => void;
}

/** The calls of a visitor (spec 7, 'Auth'). They reject as Http does. */
export interface GuestCalls {
  login(params: LoginRequest): Promise<void>;
  forgetPassword(params: ForgetPasswordRequest): Promise<unknown>;
  /** @param params.token of the reset link */
  resetPassword(params: Required<ResetPasswordRequest>): Promise<unknown>;
}

/** The records chosen in lists, one per kind, held per browser tab (spec 2, 4). */
export interface HeldRecords {
  hold(resource: string, record: CatalogueRecord): void;
  get(resource: string): CatalogueRecord | undefined;
  release(resource: string): void;
  clear(): void;
}

/** When the person last did something, in any tab of this browser (spec 4, 'Idle auto-logout'). Times are milliseconds. */
export interface Activity {
  /** Since the last activity; where none is known it counts from the first question. */
  idleFor(): number;
  /** Counts as activity, in every tab. Does nothing once the time is over: nobody gets back in by moving the mouse. */
  touch(): void;
  /** Starts anew whatever was before: someone signs in. */
  restart(): void;
  /** Calls back at activity in any tab; gives the way to stop. */
  onChange(listener: () => void): () => void;
  readonly warningAfter: number;
  readonly logoutAfter: number;
}

/** A form as it stood when the session of whoever was typing ended. */
export interface Draft {
  /** Of the form's page. */
  path: string;
  resource: string;
  /** The record that was being edited; none on an add page. */
  record?: CatalogueRecord;
  /** The form's values without chosen files. */
  values: Record<string, unknown>;
}

/** The draft of a form that was interrupted, of one person, shared by all tabs. */
export interface Drafts {
  keep(personId: string, draft: Draft): void;
  /** Never another person's. */
  get(personId: string): Draft | undefined;
  clear(): void;
}

export interface UpdateMeta {
  signal?: AbortSignal;
  onProgress?: OnProgress;
}
export interface CreateMeta extends UpdateMeta {
  /** Creates the record published (spec 4). */
  publish?: boolean;
}

export interface PlaylistSong {
  playlistId: Identifier;
  songId: Identifier;
}

/**
 * The data provider: react-admin's methods and the calls of spec 7 that they cannot say. `getList` takes these filters:
 * `q` (a blank one is no search), `isPublished` (where the kind filters by it), `lookup` (the term of a picker's published search; a
 * blank one finds nothing, without a call). create and update take CreateMeta and UpdateMeta as `meta`.
 * `getOne` gives the held record without a call; a song that is not held is read. `getManyReference` of songs by `playlist` is the
 * playlist panel.
 */
export interface CatalogueDataProvider extends DataProvider {
  publish(resource: string, params: { id: Identifier; previousData: CatalogueRecord }): Promise<{ data: CatalogueRecord }>;
  unpublish(resource: string, params: { id: Identifier; previousData: CatalogueRecord }): Promise<{ data: CatalogueRecord }>;
  addSongToPlaylist(params: PlaylistSong): Promise<{ data: CatalogueRecord | undefined }>;
  removeSongFromPlaylist(params: PlaylistSong): Promise<{ data: CatalogueRecord | undefined }>;
  resetUserPassword(params: { userId: Identifier }): Promise<{ data: CatalogueRecord | undefined }>;
  getSong(params: { id: Identifier }): Promise<{ data: Song & CatalogueRecord }>;
  updateProfile(params: Omit<UpdateProfileRequest, 'unset'>): Promise<{ data: CurrentUser }>;
  updatePassword(params: UpdatePasswordRequest): Promise<{ data: CurrentUser }>;
}
