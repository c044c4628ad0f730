import { chosen, sent } from './wire';

/**
 * What spec 3 ('Sent') says of each kind, written out by hand: a form's values, and the parts of the body that they become, in their
 * order. The paths stand in the table of all kinds, tests/spec/kinds.ts.
 */
export const WRITES = [
  {
    kind: 'artists',
    values: {
      stageName: ' Björk ',
      firstName: 'Björk',
      lastName: null,
      photo: chosen('Дорога "1".jpg', 'image/jpeg'),
      coverImage: chosen('🎵.png', 'image/png', []),
    },
    texts: [
      ['stageName', 'Björk'],
      ['firstName', 'Björk'],
    ],
    files: [
      ['photo', sent('Дорога "1".jpg', 'image/jpeg')],
      ['coverImage', sent('🎵.png', 'image/png', [])],
    ],
    sendsPublication: true,
  },
  {
    kind: 'songs',
    values: {
      title: '夜に駆ける',
      artist: { _id: 'artist-1', stageName: 'Yoasobi' },
      album: 'album-1',
      coverArt: chosen('cover.webp', 'image/webp'),
      fileUrl: chosen('夜に駆ける.mp3', 'audio/mpeg'),
    },
    texts: [
      ['title', '夜に駆ける'],
      ['artist', 'artist-1'],
      ['album', 'album-1'],
    ],
    files: [
      ['songCoverArt', sent('cover.webp', 'image/webp')],
      ['songFile', sent('夜に駆ける.mp3', 'audio/mpeg')],
    ],
    sendsPublication: true,
  },
  {
    kind: 'albums',
    values: { name: 'Debut', artist: { _id: 'artist-1' }, albumArt: chosen('a.png', 'image/png') },
    texts: [
      ['name', 'Debut'],
      ['artist', 'artist-1'],
    ],
    files: [['albumArt', sent('a.png', 'image/png')]],
    sendsPublication: true,
  },
  {
    kind: 'playlists',
    values: { name: 'Morning', featureImage: chosen('a.png', 'image/png') },
    texts: [['name', 'Morning']],
    files: [['featureImage', sent('a.png', 'image/png')]],
    sendsPublication: true,
  },
  {
    kind: 'videos',
    values: {
      title: 'Army of Me',
      url: 'https://youtu.be/jPeheoBa2_Y',
      artist: 'artist-1',
      channel: { _id: 'channel-1', name: 'Clips' },
      thumbnail: chosen('a.png', 'image/png'),
    },
    texts: [
      ['title', 'Army of Me'],
      ['url', 'https://youtu.be/jPeheoBa2_Y'],
      ['artist', 'artist-1'],
      ['channel', 'channel-1'],
    ],
    files: [['thumbnail', sent('a.png', 'image/png')]],
    sendsPublication: true,
  },
  {
    kind: 'channels',
    values: { name: 'Clips', photo: chosen('p.png', 'image/png'), banner: chosen('b.png', 'image/png') },
    texts: [['name', 'Clips']],
    files: [
      ['photo', sent('p.png', 'image/png')],
      ['banner', sent('b.png', 'image/png')],
    ],
    sendsPublication: true,
  },
  {
    kind: 'announcements',
    values: {
      title: 'New album',
      description: '<p>Out <strong>now</strong></p>',
      moreInfoLink: 'https://example.org',
      targetType: 'album',
      targetId: 'album-1',
      target: { _id: 'album-1', name: 'Debut' },
      featureImage: chosen('f.png', 'image/png'),
      contentImage: chosen('c.png', 'image/png'),
    },
    texts: [
      ['title', 'New album'],
      ['description', '<p>Out <strong>now</strong></p>'],
      ['moreInfoLink', 'https://example.org'],
      ['targetType', 'album'],
      ['targetId', 'album-1'],
    ],
    constants: [['type', 'news']],
    files: [
      ['featureImage', sent('f.png', 'image/png')],
      ['contentImage', sent('c.png', 'image/png')],
    ],
    sendsPublication: false,
  },
  {
    kind: 'ads',
    values: {
      title: 'Tickets',
      description: '<p>Buy</p>',
      moreInfoLink: 'https://example.org',
      featureImage: chosen('f.png', 'image/png'),
      contentImage: chosen('c.png', 'image/png'),
    },
    texts: [
      ['title', 'Tickets'],
      ['description', '<p>Buy</p>'],
      ['moreInfoLink', 'https://example.org'],
    ],
    constants: [['type', 'ad']],
    files: [
      ['featureImage', sent('f.png', 'image/png')],
      ['contentImage', sent('c.png', 'image/png')],
    ],
    sendsPublication: true,
  },
] as const;
