import type { Generated } from 'kysely';
import type { HistoryAction } from '../../contract/history';
import type { ListingName, ResourceName } from '../../contract/kinds';

/**
 * The tables, in the words of the records they keep; column names in the database are the same words in snake_case. Ids are
 * UUID v7 texts, times ISO 8601 texts in UTC, flags 0 or 1: the same on every database.
 */

interface Row {
  /** Counted by the database itself, for the search index alone. */
  seq: Generated<number>;
  id: string;
  /** Folded texts that a search looks through, one on each line (see searchText.ts). */
  searchText: string;
  createdAt: string;
  /** One more with each change by anyone, from 1 on. */
  version: Generated<number>;
  /** When that was; null while nobody has changed it since it was created. */
  updatedAt: string | null;
}

interface Publication {
  isPublished: number;
  publishedAt: string | null;
}

/**
 * A record of a listing, an ad or an announcement. The columns that a kind adds are those of its fields in the contract's KINDS: texts
 * under the field's own name, a file's key under the file field's name, a reference's id under the field's name and 'Id' (artist -> artistId).
 */
export interface ListingTable extends Row, Publication {
  [column: string]: string | number | null | Generated<number>;
}

export interface UsersTable extends Row {
  /** Folded: lower case, no blanks around it; unique. */
  email: string;
  firstName: string;
  lastName: string | null;
  role: string;
  isActive: number;
  passwordHash: string;
  /** When the mail server last took no mail for the address; null since it takes them, or since there is another address. */
  mailRefusedAt: string | null;
}

export interface PlaylistSongsTable {
  playlistId: string;
  songId: string;
  position: number;
}

export interface FilesTable {
  key: string;
  kind: 'image' | 'audio';
  originalName: string;
  mediaType: string;
  bytes: number;
  duration: number | null;
  /** Of a sound: base64. Null where it can't be told, and in files of before it was. */
  peaks: string | null;
  /** Of the bytes that were sent, in hex; null for what was taken in before it was kept, until formerHashes.ts has read it. */
  sha256: string | null;
  createdAt: string;
}

export interface SessionsTable {
  /** SHA-256 of the token: whoever reads the database can't sign in with what they find. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  lastUsedAt: string;
}

export interface PasswordResetsTable {
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
}

export interface MailJobsTable {
  id: string;
  kind: 'invitation' | 'newPassword' | 'reset' | 'newEmail';
  /** Where a reset link was asked for; of whom, if of anybody, is found out when it is sent. Of a new email: the one before. */
  email: string | null;
  userId: string | null;
  /** Fingerprint of the password that the mail is to replace: once the person has another one, the mail is not sent. */
  passwordMark: string | null;
  attempts: number;
  notBefore: string;
  createdAt: string;
}

export interface TriesTable {
  key: string;
  count: number;
  lastAt: string;
  /** Empty while no try has to wait. */
  blockedUntil: string;
}

export interface KeptAnswersTable {
  /** Hash of an Idempotency-Key and of whose it is. */
  id: string;
  /** Hash of what was sent. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  createdAt: string;
}

export interface CatalogueTable {
  id: string;
  createdAt: string;
}

export interface SearchWorkTable {
  /** A table whose search texts are made anew (see searchTexts.ts), and the id up to which they are. */
  tableName: string;
  doneTo: string;
}

export interface HistoryTable {
  id: string;
  kind: ResourceName;
  recordId: string;
  /** That came of what was done. */
  version: number;
  action: HistoryAction;
  /** Who did it, by their name as of then; they may be gone. */
  byId: string | null;
  byName: string | null;
  at: string;
  /** JSON: the fields that changed, files by their keys. */
  changes: string;
}

export interface DeletedRecordsTable {
  id: string;
  kind: ResourceName;
  /** JSON: the row as it was, by column. */
  record: string;
  /** JSON: its rows of `playlistSongs`. */
  places: string;
  byId: string | null;
  byName: string | null;
  deletedAt: string;
}

/** A file that an entry of the history, or a deleted record, still needs. */
export interface HeldFilesTable {
  fileKey: string;
  holderId: string;
}

export interface Database extends Record<ListingName, ListingTable> {
  /** Ads and announcements; `type` tells which ('ad', 'news'). */
  adNews: ListingTable;
  users: UsersTable;
  playlistSongs: PlaylistSongsTable;
  files: FilesTable;
  sessions: SessionsTable;
  passwordResets: PasswordResetsTable;
  mailJobs: MailJobsTable;
  tries: TriesTable;
  keptAnswers: KeptAnswersTable;
  /** One row: which catalogue this is, wherever its database goes. */
  catalogue: CatalogueTable;
  searchWork: SearchWorkTable;
  history: HistoryTable;
  deletedRecords: DeletedRecordsTable;
  heldFiles: HeldFilesTable;
}

export type RecordTable = ListingName | 'adNews';

export type SearchableTable = RecordTable | 'users';
