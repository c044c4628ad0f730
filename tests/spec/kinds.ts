import type { ListingName, LookupName } from '../../src/contract/endpoints';

/** A text field of a form. */
export interface TextField {
  label: string;
  /** Its name in the record and on the wire. */
  name: string;
  /** Something a person could type. */
  sample: string;
}

/** A picture field of a form: its name in the record, and the one it is sent under. */
export interface PictureField {
  label: string;
  name: string;
  wire: string;
}

/** A type-ahead of a form: the kind it looks up, and what it says when nothing was found. */
export interface PickerField {
  label: string;
  name: string;
  lookup: LookupName;
  noMatch: string;
}

/** What spec.md says of one listing kind, typed from it by hand: the tests' own knowledge, taken from nothing the console reads. */
export interface Kind {
  name: ListingName;
  /** Title of the list, and of one record as messages and buttons say it. */
  plural: string;
  noun: string;
  routes: { list: string; add: string; edit: string; view: string };
  /** Spec 2, 'Columns', after 'No.'. */
  columns: readonly string[];
  /** Spec 2, 'Empty messages'. */
  empty: string;
  /** Spec 8, 'Success alerts'. */
  created: string;
  updated: string;
  /** The first of the texts names the record. */
  texts: readonly [TextField, ...TextField[]];
  pictures: readonly PictureField[];
  pickers: readonly PickerField[];
  /** Spec 5: labels of the fields that must be there; of each group one is enough. */
  required: { create: readonly (readonly string[])[]; update: readonly (readonly string[])[] };
}

const artist: PickerField = { label: 'Artist', name: 'artist', lookup: 'artists', noMatch: 'No Artist Found' };
const album: PickerField = { label: 'Album', name: 'album', lookup: 'albums', noMatch: 'No Album Found' };
const channel: PickerField = { label: 'Channel', name: 'channel', lookup: 'channels', noMatch: 'No Channel Found' };

const picture = (label: string, name: string, wire = name): PictureField => ({ label, name, wire });

/** The record's own name in the field that names it. */
const named = (label: string, name: string): TextField => ({ label, name, sample: 'Typed with care' });

export const KINDS: readonly Kind[] = [
  {
    name: 'artists',
    plural: 'Artists',
    noun: 'Artist',
    routes: {
      list: '/artists',
      add: '/artists/add-artist',
      edit: '/artists/edit-artist',
      view: '/artists/view-artist',
    },
    columns: ['Stage Name', 'First Name', 'Last Name', 'Publication Status', 'Published At'],
    empty: 'No Artists Found.',
    created: 'Artist successfully created.',
    updated: 'Artist successfully updated.',
    texts: [
      named('Stage Name', 'stageName'),
      { label: 'First Name', name: 'firstName', sample: 'Björk' },
      { label: 'Last Name', name: 'lastName', sample: 'Guðmundsdóttir' },
    ],
    pictures: [picture('Photo', 'photo'), picture('Cover Image', 'coverImage')],
    pickers: [],
    required: { create: [['Stage Name', 'First Name'], ['Photo']], update: [['Stage Name', 'First Name'], ['Photo']] },
  },
  {
    name: 'songs',
    plural: 'Songs',
    noun: 'Song',
    routes: { list: '/songs', add: '/songs/add-song', edit: '/songs/edit-song', view: '/songs/view-song' },
    columns: ['Title', 'Artist', 'Album', 'Publication Status', 'Published At'],
    empty: 'No Songs Found.',
    created: 'Song successfully created.',
    updated: 'Song successfully updated.',
    texts: [named('Title', 'title')],
    pictures: [picture('Cover Art', 'coverArt', 'songCoverArt')],
    pickers: [artist, album],
    required: { create: [['Title']], update: [['Title'], ['Cover Art']] },
  },
  {
    name: 'albums',
    plural: 'Albums',
    noun: 'Album',
    routes: { list: '/albums', add: '/albums/add-album', edit: '/albums/edit-album', view: '/albums/view-album' },
    columns: ['Name', 'Artist', 'Publication Status', 'Published At'],
    empty: 'No Albums Found.',
    created: 'Album successfully created.',
    updated: 'Album successfully updated.',
    texts: [named('Title', 'name')],
    pictures: [picture('Album Art', 'albumArt')],
    pickers: [artist],
    required: { create: [['Title'], ['Album Art']], update: [['Title'], ['Album Art']] },
  },
  {
    name: 'playlists',
    plural: 'Playlists',
    noun: 'Playlist',
    routes: {
      list: '/playlists',
      add: '/playlists/add-playlist',
      edit: '/playlists/edit-playlist',
      view: '/playlists/view-playlist',
    },
    columns: ['Name', 'Publication Status', 'Published At'],
    empty: 'No Playlists Found.',
    created: 'Playlist successfully created.',
    updated: 'Playlist successfully updated.',
    texts: [named('Name', 'name')],
    pictures: [picture('Feature Image', 'featureImage')],
    pickers: [],
    required: { create: [['Name']], update: [['Name'], ['Feature Image']] },
  },
  {
    name: 'videos',
    plural: 'Videos',
    noun: 'Video',
    routes: { list: '/videos', add: '/videos/add-video', edit: '/videos/edit-video', view: '/videos/view-video' },
    columns: ['Title', 'Channel', 'Artist', 'Publication Status', 'Published At'],
    empty: 'No Videos Found.',
    created: 'Video successfully created.',
    updated: 'Video successfully updated.',
    texts: [named('Title', 'title'), { label: 'Url', name: 'url', sample: 'https://youtu.be/dQw4w9WgXcQ' }],
    pictures: [picture('Thumbnail', 'thumbnail')],
    pickers: [artist, channel],
    required: { create: [['Title'], ['Url']], update: [['Title'], ['Url']] },
  },
  {
    name: 'channels',
    plural: 'Channels',
    noun: 'Channel',
    routes: {
      list: '/channels',
      add: '/channels/add-channel',
      edit: '/channels/edit-channel',
      view: '/channels/view-channel',
    },
    columns: ['Name', 'Publication Status', 'Published At'],
    empty: 'No Channels Found.',
    created: 'Channel successfully created.',
    updated: 'Channel successfully updated.',
    texts: [named('Name', 'name')],
    pictures: [picture('Photo', 'photo'), picture('Banner', 'banner')],
    pickers: [],
    required: { create: [['Name'], ['Photo']], update: [['Name'], ['Photo']] },
  },
];

/** The kinds whose forms have a type-ahead. */
export const KINDS_WITH_PICKERS = KINDS.filter(({ pickers }) => pickers.length > 0);

/** The kind of a name. */
export const kindOf = (name: ListingName): Kind => {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}`);
  return kind;
};
