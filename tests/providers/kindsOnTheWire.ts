import type { ResourceName } from '../../src/contract/kinds';
import { chosen, type SentFile, sent } from './wire';

/** A field of a form with its value; what of it goes over the wire, if anything does, and under which name, where that is another. */
type Field = readonly [name: string, value: unknown, sent?: string | SentFile, wire?: string];

const picture = (name: string, file: string, wire?: string): Field => [
  ...([name, chosen(file, 'image/png'), sent(file, 'image/png')] as const),
  wire,
];

const ABOUT: readonly Field[] = [
  ['description', '<p>Out <strong>now</strong></p>', '<p>Out <strong>now</strong></p>'],
  ['moreInfoLink', 'https://example.org', 'https://example.org'],
];
const NEWS_PICTURES = [picture('featureImage', 'f.png'), picture('contentImage', 'c.png')];

/**
 * What spec 3 ('Sent') says of each kind, written out by hand, in the order of the parts of its body. The paths stand in the table of all
 * kinds, tests/spec/kinds.ts.
 */
const FIELDS: Readonly<Partial<Record<ResourceName, readonly Field[]>>> = {
  artists: [
    ['stageName', ' Björk ', 'Björk'],
    ['firstName', 'Björk', 'Björk'],
    ['lastName', null],
    ['photo', chosen('Дорога "1".jpg', 'image/jpeg'), sent('Дорога "1".jpg', 'image/jpeg')],
    ['coverImage', chosen('🎵.png', 'image/png', []), sent('🎵.png', 'image/png', [])],
  ],
  songs: [
    ['title', '夜に駆ける', '夜に駆ける'],
    ['artist', { _id: 'artist-1', stageName: 'Yoasobi' }, 'artist-1'],
    ['album', 'album-1', 'album-1'],
    ['coverArt', chosen('cover.webp', 'image/webp'), sent('cover.webp', 'image/webp'), 'songCoverArt'],
    ['fileUrl', chosen('夜に駆ける.mp3', 'audio/mpeg'), sent('夜に駆ける.mp3', 'audio/mpeg'), 'songFile'],
  ],
  albums: [['name', 'Debut', 'Debut'], ['artist', { _id: 'artist-1' }, 'artist-1'], picture('albumArt', 'a.png')],
  playlists: [['name', 'Morning', 'Morning'], picture('featureImage', 'a.png')],
  videos: [
    ['title', 'Army of Me', 'Army of Me'],
    ['url', 'https://youtu.be/jPeheoBa2_Y', 'https://youtu.be/jPeheoBa2_Y'],
    ['artist', 'artist-1', 'artist-1'],
    ['channel', { _id: 'channel-1', name: 'Clips' }, 'channel-1'],
    picture('thumbnail', 'a.png'),
  ],
  channels: [['name', 'Clips', 'Clips'], picture('photo', 'p.png'), picture('banner', 'b.png')],
  announcements: [
    ...([['title', 'New album', 'New album'], ...ABOUT] as const),
    ['targetType', 'album', 'album'],
    ['targetId', 'album-1', 'album-1'],
    ['target', { _id: 'album-1', name: 'Debut' }],
    ...NEWS_PICTURES,
  ],
  ads: [['title', 'Tickets', 'Tickets'], ...ABOUT, ...NEWS_PICTURES],
};

const write = (kind: ResourceName, constants: readonly [string, string][] = [], sendsPublication = true) => {
  const fields = FIELDS[kind] ?? [];
  const parts = fields.flatMap(([name, , part, wire = name]) => (part === undefined ? [] : [[wire, part] as const]));
  return {
    kind,
    values: Object.fromEntries(fields),
    texts: parts.filter(([, part]) => typeof part === 'string'),
    files: parts.filter(([, part]) => typeof part !== 'string'),
    constants,
    sendsPublication,
  };
};

/** A form's values, and the parts of the body that they become. */
export const WRITES = [
  ...(['artists', 'songs', 'albums', 'playlists', 'videos', 'channels'] as const).map((kind) => write(kind)),
  write('announcements', [['type', 'news']], false),
  write('ads', [['type', 'ad']]),
];
