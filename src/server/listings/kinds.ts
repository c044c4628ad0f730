import type { ListingName } from '../../contract/endpoints';
import type { FileKind } from '../files/types';

/** A required rule of spec 5: of each group at least one field must be there. */
export type RequiredRule = readonly (readonly string[])[];

/** Records that point at a kind's record: in whose table, by which column, and what they are called to a person. */
export interface Use {
  table: ListingName | 'adNews';
  column: string;
  one: string;
  many: string;
}

/** What differs from one listing kind to the next beside its line in the contract's ENDPOINTS. */
export interface ListingKind {
  /** What one record is called in a sentence. */
  noun: string;
  required: { create: RequiredRule; update: RequiredRule };
  /** Text fields that hold a web address. */
  links: readonly string[];
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
}

const NOTHING = { links: [], searchedThrough: [], statics: {}, usedBy: [] } as const;
const both = (rule: RequiredRule) => ({ create: rule, update: rule });

const announcementsTo: Use = { table: 'adNews', column: 'targetId', one: 'announcement', many: 'announcements' };
const songsBy = (column: string): Use => ({ table: 'songs', column, one: 'song', many: 'songs' });
const albumsBy = (column: string): Use => ({ table: 'albums', column, one: 'album', many: 'albums' });
const videosBy = (column: string): Use => ({ table: 'videos', column, one: 'video', many: 'videos' });

export const LISTING_KINDS: Readonly<Record<ListingName, ListingKind>> = {
  artists: {
    ...NOTHING,
    noun: 'artist',
    required: both([['stageName', 'firstName'], ['photo']]),
    files: { photo: 'image', coverImage: 'image' },
    searched: [['stageName'], ['firstName', 'lastName']],
    usedBy: [songsBy('artistId'), albumsBy('artistId'), videosBy('artistId'), announcementsTo],
  },
  songs: {
    ...NOTHING,
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
    ...NOTHING,
    noun: 'album',
    required: both([['name'], ['albumArt']]),
    files: { albumArt: 'image' },
    searched: [['name']],
    usedBy: [songsBy('albumId'), announcementsTo],
  },
  playlists: {
    ...NOTHING,
    noun: 'playlist',
    required: { create: [['name']], update: [['name'], ['featureImage']] },
    files: { featureImage: 'image' },
    searched: [['name']],
  },
  videos: {
    ...NOTHING,
    noun: 'video',
    required: both([['title'], ['url']]),
    links: ['url'],
    files: { thumbnail: 'image' },
    searched: [['title']],
  },
  channels: {
    ...NOTHING,
    noun: 'channel',
    required: both([['name'], ['photo']]),
    files: { photo: 'image', banner: 'image' },
    searched: [['name']],
    usedBy: [videosBy('channelId'), announcementsTo],
  },
};
