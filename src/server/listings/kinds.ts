import type { Transaction } from 'kysely';
import { KINDS, type ListingName, type RecordKind } from '../../contract/kinds';
import type { Database, RecordTable } from '../database/schema';
import type { FileKind } from '../files/types';
import { linkText, type TextReader } from '../http/fieldText';
import type { Changes, Handle, ListingRow } from './row';

/** A required rule of spec 5: of each group at least one field must be there. */
export type RequiredRule = readonly (readonly string[])[];

/** Records that point at a kind's record: in whose table, by which column, and what they are called to a person. */
export interface Use {
  table: RecordTable;
  column: string;
  one: string;
  many: string;
}

/** What differs from one kind of catalogue record to the next: its line in the contract's KINDS, and what only the server knows. */
export interface StoredKind {
  endpoint: RecordKind;
  /** Where its records are kept: all rows that hold the endpoint's constants. */
  table: RecordTable;
  /** What one record is called in a sentence. */
  noun: string;
  required: { create: RequiredRule; update: RequiredRule };
  /** How a text field is read, where it is more than a short text. */
  texts: Readonly<Record<string, TextReader>>;
  /** What each file field takes, by the record's own field names. */
  files: Readonly<Record<string, FileKind>>;
  /** The texts of its own that a search looks through; fields that stand together are searched as one text. */
  searched: readonly (readonly string[])[];
  /** References whose names a search looks through as well. */
  searchedThrough: readonly string[];
  /** Fields that repeat a reference's name as text: name of the field -> reference and the name's field (spec 3, artistStatic). */
  statics: Readonly<Record<string, { reference: string; field: string }>>;
  /** Who keeps a record of this kind from being deleted. */
  usedBy: readonly Use[];
  /** Checks what is about to be written against other records, and gives what really is; `before` is undefined for a new record. */
  settle?: (transaction: Transaction<Database>, changes: Changes, before: ListingRow | undefined) => Promise<Changes>;
  /** What an answer shows beside the record's own columns, one entry for each row. */
  beside?: (database: Handle, rows: readonly ListingRow[]) => Promise<Record<string, unknown>[]>;
}

const NOTHING = { texts: {}, searchedThrough: [], statics: {}, usedBy: [] } as const;
const listing = <Name extends ListingName>(name: Name) => ({ ...NOTHING, endpoint: KINDS[name], table: name });
const both = (rule: RequiredRule) => ({ create: rule, update: rule });

const announcementsTo: Use = { table: 'adNews', column: 'targetId', one: 'announcement', many: 'announcements' };
const songsBy = (column: string): Use => ({ table: 'songs', column, one: 'song', many: 'songs' });
const albumsBy = (column: string): Use => ({ table: 'albums', column, one: 'album', many: 'albums' });
const videosBy = (column: string): Use => ({ table: 'videos', column, one: 'video', many: 'videos' });

export const LISTING_KINDS: Readonly<Record<ListingName, StoredKind>> = {
  artists: {
    ...listing('artists'),
    noun: 'artist',
    required: both([['stageName', 'firstName'], ['photo']]),
    files: { photo: 'image', coverImage: 'image' },
    searched: [['stageName'], ['firstName', 'lastName']],
    usedBy: [songsBy('artistId'), albumsBy('artistId'), videosBy('artistId'), announcementsTo],
  },
  songs: {
    ...listing('songs'),
    noun: 'song',
    required: { create: [['title']], update: [['title'], ['coverArt']] },
    files: { coverArt: 'image', fileUrl: 'audio' },
    searched: [['title']],
    searchedThrough: ['artist', 'album'],
    statics: {
      artistStatic: { reference: 'artist', field: 'stageName' },
      albumStatic: { reference: 'album', field: 'name' },
    },
  },
  albums: {
    ...listing('albums'),
    noun: 'album',
    required: both([['name'], ['albumArt']]),
    files: { albumArt: 'image' },
    searched: [['name']],
    usedBy: [songsBy('albumId'), announcementsTo],
  },
  playlists: {
    ...listing('playlists'),
    noun: 'playlist',
    required: { create: [['name']], update: [['name'], ['featureImage']] },
    files: { featureImage: 'image' },
    searched: [['name']],
  },
  videos: {
    ...listing('videos'),
    noun: 'video',
    required: both([['title'], ['url']]),
    texts: { url: linkText },
    files: { thumbnail: 'image' },
    searched: [['title']],
  },
  channels: {
    ...listing('channels'),
    noun: 'channel',
    required: both([['name'], ['photo']]),
    files: { photo: 'image', banner: 'image' },
    searched: [['name']],
    usedBy: [videosBy('channelId'), announcementsTo],
  },
};
