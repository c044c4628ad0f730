import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { Envelope } from '../contract/envelope';
import type { HistoryEntry } from '../contract/history';
import type { Song } from '../contract/listings';
import type {
  CurrentUser,
  ForgetPasswordRequest,
  LoginRequest,
  ResetPasswordRequest,
  UpdatePasswordRequest,
  UpdateProfileRequest,
} from '../contract/session';

export type CatalogueRecord = RaRecord & { _id: string };

/** Fraction sent so far, 0 to 1. */
export type OnProgress = (fraction: number) => void;

/** A newly chosen file in a form, in react-admin's shape. A stored one is its address. */
export interface ChosenFile {
  rawFile: File;
  src: string;
  title: string;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to {host}/api/v1, no leading slash. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** FormData goes out as multipart, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  onProgress?: OnProgress;
  /** The version of the record as it is known: the API refuses the call with 412 where it is another one by now. */
  version?: number;
  /** Names the filled form that a create sends: sent again, it makes nothing new. */
  idempotencyKey?: string;
  /** A visitor's call: goes without the token, and its 401 is a failure like any other. */
  guest?: boolean;
}

/**
 * The one door to the API. Rejects with react-admin's HttpError, `message` a text of spec 8, `status` 0 where there was no answer. A
 * cancelled call, and one whose session is over, reject with an AbortError: not a failure, never shown. Where the session ended under way
 * its `wasDone` tells whether the API did what was asked.
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
  end(): void;
  /** The id of whoever this tab shows itself to: another tab may have signed in somebody else, and this one not have heard. */
  shown(): string | undefined;
  /** Whether this person (id; undefined: nobody) is the one of now. Listeners hear first of what another tab changed. */
  isStill(person: string | undefined): boolean;
  /** The API answered 401 to this token: ends its session if somebody listens to onRefused. Tells whether that session is over. */
  refuse(token: string | null): boolean;
  /**
   * From now on `refuse` ends nothing, and screens stay: whoever holds the session asks for the password in place. Gives the way to let go.
   */
  hold(): () => void;
  isHeld(): boolean;
  /** The API refused this session's token: once, however many calls were under way. Gives the way to stop, as the next two do. */
  onRefused(listener: () => void): () => void;
  onChangeElsewhere(listener: () => void): () => void;
  /** The same person's identity changed, in this tab or in another. */
  onIdentityChange(listener: () => void): () => void;
}

/** The calls of a visitor (spec 7, 'Auth'). They reject as Http does. */
export interface GuestCalls {
  login(params: LoginRequest): Promise<void>;
  forgetPassword(params: ForgetPasswordRequest): Promise<unknown>;
  resetPassword(params: Required<ResetPasswordRequest>, idempotencyKey?: string): Promise<unknown>;
}

/** The records chosen in lists, one of each kind, by browser tab (spec 2, 4). */
export interface HeldRecords {
  hold(resource: string, record: CatalogueRecord): void;
  get(resource: string): CatalogueRecord | undefined;
  release(resource: string): void;
  /** Releases it, and keeps it for a way back to this entry of the tab's history. */
  leave(resource: string, entry: string): void;
  /** What was left at this entry, as last known. */
  leftAt(resource: string, entry: string): CatalogueRecord | undefined;
  /** For a tab of its own, at the edit address with the fragment that this gives. */
  handOver(resource: string, record: CatalogueRecord): string;
  clear(): void;
}

/** When the person last did something, in any tab of this browser (spec 4, 'Idle auto-logout'). Times are milliseconds. */
export interface Activity {
  /** Since the last activity; where none is known it counts from the first question. */
  idleFor(): number;
  /** Does nothing once the time is over: nobody gets back in by moving the mouse. */
  touch(): void;
  restart(): void;
  /** Whoever waits for this is not idle, however long it takes. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Calls back at activity in any tab; gives the way to stop. */
  onChange(listener: () => void): () => void;
  readonly warningAfter: number;
  readonly logoutAfter: number;
}

/** A form as it stands: typed and chosen, and not saved. */
export interface Draft {
  path: string;
  /** The key of the text that names the page. */
  page: string;
  /** The kind of record that the form is about. */
  resource?: string;
  /** The record of an edit page as the form was filled from it, to be held again. */
  held?: { resource: string; record: CatalogueRecord };
  /** The form's values, chosen files among them. */
  values: Record<string, unknown>;
  /** What is known of a save that was on its way; undefined where none was, or where it was refused. */
  sent?: 'unknown' | 'saved';
  /** The name of the filled form by which its create is told (HttpRequest.idempotencyKey). */
  key?: string;
}
/** A draft as it is offered; its chosen files come once it is taken. */
export interface KeptDraft extends Draft {
  id: string;
  /** When it was last written, in milliseconds. */
  at: number;
}
export interface TakenDraft extends KeptDraft {
  /** Names of files that were chosen and could not be kept. */
  missing: readonly string[];
}

/** What can't be kept, and why: anything at all, or the file of this name. */
export type NotKept = { reason: 'storage' } | { reason: 'room' | 'changed'; name: string };

/** What is typed and chosen in forms, kept in the browser until it is saved. None of it ever throws. */
export interface Drafts {
  /**
   * Begins to write at once.
   * @param how.id of the draft that this one takes the place of
   * @param how.isOpen its form stays open in this tab, so that it is offered in no other
   * @returns the draft's id, and what could not be kept; undefined where the person pressed Log out
   */
  keep(
    personId: string,
    draft: Draft,
    how: { id?: string; isOpen: boolean },
  ): { id: string; notKept: Promise<readonly NotKept[]> } | undefined;
  /** Those of the one who is signed in whose form is open nowhere, oldest first; never another person's. */
  offered(personId: string): Promise<KeptDraft[]>;
  /** For a form in this tab, with its files. Undefined where it is gone, or another tab was faster. */
  take(personId: string, id: string): Promise<TakenDraft | undefined>;
  /** What became of the save that was on its way. */
  tell(id: string, sent: Draft['sent']): Promise<void>;
  drop(id: string): Promise<void>;
  /** Whoever presses Log out leaves nothing behind but what stands in forms of other open tabs. Takes no longer than a second. */
  forget(personId: string): Promise<void>;
  /** Calls back when what is offered may be other than before; gives the way to stop. */
  onChange(listener: () => void): () => void;
}

export interface UpdateMeta {
  signal?: AbortSignal;
  onProgress?: OnProgress;
}
export interface CreateMeta extends UpdateMeta {
  publish?: boolean;
  /** Of the filled form: the same at every try to send it. */
  idempotencyKey?: string;
}

export interface SongInPlaylist {
  playlistId: Identifier;
  songId: Identifier;
}

/** A record that was deleted and can be brought back. Nobody is known where a server does not say who it was. */
export type DeletedRecord = CatalogueRecord & { deletedBy: HistoryEntry['by']; deletedAt: string };

/** One server page, and the number of the next one where there is one. */
export interface PageOf<T> {
  data: T[];
  nextPage?: number;
}
interface PageParams {
  page?: number;
  signal?: AbortSignal;
}
interface RestoreParams {
  id: Identifier;
  entryId: string;
  /** The record's version as it is known: another one by now, and nothing is restored (412). */
  version?: number;
  previousData: CatalogueRecord;
}

/** What a server may keep beside the records (not of spec 7). The reads of one that does not reject with 404. */
export interface HistoryCalls {
  /** What was done with a record, newest first. */
  getHistory(resource: string, params: PageParams & { id: Identifier }): Promise<PageOf<HistoryEntry>>;
  /** The fields and files as they were after that entry, as a new update. */
  restoreVersion(resource: string, params: RestoreParams): Promise<{ data: CatalogueRecord }>;
  /** The records of a kind that can be brought back, last deleted first. */
  getDeleted(resource: string, params: PageParams): Promise<PageOf<DeletedRecord>>;
  bringBack(resource: string, params: { id: Identifier }): Promise<{ data: CatalogueRecord | undefined }>;
  removeForGood(resource: string, params: { id: Identifier }): Promise<{ data: undefined }>;
}

/**
 * react-admin's methods, and the calls of spec 7 that they cannot say. Filters of `getList`: `q`, a blank one being no search;
 * `isPublished`, where the kind filters by it; `lookup`, the term of a picker's published search. `getOne` gives the held record without
 * a call, and reads a song that is not held. `getManyReference` knows the songs by `playlist`. `meta` is CreateMeta or UpdateMeta.
 */
export interface CatalogueDataProvider extends DataProvider, HistoryCalls {
  publish(resource: string, params: { id: Identifier; previousData: CatalogueRecord }): Promise<{ data: CatalogueRecord }>;
  unpublish(resource: string, params: { id: Identifier; previousData: CatalogueRecord }): Promise<{ data: CatalogueRecord }>;
  addSongToPlaylist(params: SongInPlaylist): Promise<{ data: CatalogueRecord | undefined }>;
  removeSongFromPlaylist(params: SongInPlaylist): Promise<{ data: CatalogueRecord | undefined }>;
  resetUserPassword(params: { userId: Identifier }): Promise<{ data: CatalogueRecord | undefined }>;
  getSong(params: { id: Identifier }): Promise<{ data: Song & CatalogueRecord }>;
  /** A stored file, to be sent with another record; null where it is gone. */
  readFile(params: { address: string; name?: string }): Promise<{ data: File | null }>;
  updateProfile(params: Omit<UpdateProfileRequest, 'unset'>, meta?: UpdateMeta): Promise<{ data: CurrentUser }>;
  updatePassword(params: UpdatePasswordRequest, meta?: UpdateMeta): Promise<{ data: CurrentUser }>;
}
