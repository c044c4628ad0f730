import type { ListingName } from '../../src/contract/kinds';
import { alike, file, type ListingKind, named, type PickerField } from './kind';

const artist: PickerField = { label: 'Artist', name: 'artist', lookup: 'artists', noMatch: 'No Artist Found' };
const album: PickerField = { label: 'Album', name: 'album', lookup: 'albums', noMatch: 'No Album Found' };
const channel: PickerField = { label: 'Channel', name: 'channel', lookup: 'channels', noMatch: 'No Channel Found' };

/** What the specification says of all six alike. */
const common = <Name extends ListingName>(name: Name, noun: string) => ({
  ...alike(name, noun),
  calls: { list: `listings/${name}`, search: `listings/${name}/search`, searchTerm: 'key', write: `listings/${name}` },
});

/** The kinds of spec 7, 'Listings'. */
const BY_NAME: Readonly<Record<ListingName, ListingKind>> = {
  artists: {
    ...common('artists', 'Artist'),
    columns: ['Stage Name', 'First Name', 'Last Name', 'Publication Status', 'Published At'],
    form: ['Stage Name', 'First Name', 'Last Name', 'Photo', 'Cover Image'],
    texts: [
      named('Stage Name', 'stageName'),
      { label: 'First Name', name: 'firstName', sample: 'Björk' },
      { label: 'Last Name', name: 'lastName', sample: 'Guðmundsdóttir' },
    ],
    pictures: [file('Photo', 'photo'), file('Cover Image', 'coverImage')],
    required: { create: [['Stage Name', 'First Name'], ['Photo']], update: [['Stage Name', 'First Name'], ['Photo']] },
    record: ['stageName', 'firstName', 'lastName', 'photo', 'coverImage', 'isPublished', 'publishedAt'],
  },
  songs: {
    ...common('songs', 'Song'),
    columns: ['Title', 'Artist', 'Album', 'Publication Status', 'Published At'],
    form: ['Title', 'Artist', 'Album', 'Cover Art', 'Song File'],
    texts: [named('Title', 'title')],
    pictures: [file('Cover Art', 'coverArt', 'songCoverArt')],
    sounds: [file('Song File', 'fileUrl', 'songFile')],
    pickers: [artist, album],
    required: { create: [['Title']], update: [['Title'], ['Cover Art']] },
    record: ['title', 'artist', 'album', 'coverArt', 'fileUrl', 'isPublished', 'publishedAt'],
  },
  albums: {
    ...common('albums', 'Album'),
    columns: ['Name', 'Artist', 'Publication Status', 'Published At'],
    form: ['Title', 'Artist', 'Album Art'],
    texts: [named('Title', 'name')],
    pictures: [file('Album Art', 'albumArt')],
    pickers: [artist],
    required: { create: [['Title'], ['Album Art']], update: [['Title'], ['Album Art']] },
    record: ['name', 'artist', 'albumArt', 'isPublished', 'publishedAt'],
  },
  playlists: {
    ...common('playlists', 'Playlist'),
    columns: ['Name', 'Publication Status', 'Published At'],
    form: ['Name', 'Feature Image'],
    texts: [named('Name', 'name')],
    pictures: [file('Feature Image', 'featureImage')],
    required: { create: [['Name']], update: [['Name'], ['Feature Image']] },
    record: ['name', 'featureImage', 'songs', 'isPublished', 'publishedAt'],
    quiet: { create: true, search: false },
  },
  videos: {
    ...common('videos', 'Video'),
    columns: ['Title', 'Channel', 'Artist', 'Publication Status', 'Published At'],
    form: ['Title', 'Url', 'Artist', 'Channel', 'Thumbnail'],
    texts: [named('Title', 'title'), { label: 'Url', name: 'url', sample: 'https://youtu.be/dQw4w9WgXcQ' }],
    pictures: [file('Thumbnail', 'thumbnail')],
    pickers: [artist, channel],
    required: { create: [['Title'], ['Url']], update: [['Title'], ['Url']] },
    record: ['title', 'url', 'artist', 'channel', 'thumbnail', 'isPublished', 'publishedAt'],
  },
  channels: {
    ...common('channels', 'Channel'),
    columns: ['Name', 'Publication Status', 'Published At'],
    form: ['Name', 'Photo', 'Banner'],
    texts: [named('Name', 'name')],
    pictures: [file('Photo', 'photo'), file('Banner', 'banner')],
    required: { create: [['Name'], ['Photo']], update: [['Name'], ['Photo']] },
    record: ['name', 'photo', 'banner', 'isPublished', 'publishedAt'],
  },
};

export const LISTING_KINDS: readonly ListingKind[] = Object.values(BY_NAME);
