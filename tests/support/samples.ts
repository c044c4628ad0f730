import type { z } from 'zod';
import type { ResourceName } from '../../src/contract/kinds';
import type { RECORD_SCHEMAS } from '../../src/contract/records';
import type { CurrentUser } from '../../src/contract/session';

/** The records of every kind that the ready handlers answer from, newest first. */
export type Samples = { [Name in ResourceName]: z.infer<(typeof RECORD_SCHEMAS)[Name]>[] };

const published = { isPublished: true, publishedAt: '2024-05-01T09:30:00.000Z' };
const unpublished = { isPublished: false, publishedAt: null };
const picture = (name: string) => `https://files.test/${name}.jpg`;

/** The person whom the login handler signs in, an admin. */
export const sampleAdmin: CurrentUser = {
  _id: 'user-1',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Lima',
  fullName: 'Ana Lima',
  role: 'admin',
};

/** Fresh records at each call: two of each kind that matter to one another, one published and one not. */
export const createSamples = (): Samples => {
  const bjork = { _id: 'artist-1', stageName: 'Björk' };
  const debut = { _id: 'album-1', name: 'Debut' };
  const clips = { _id: 'channel-1', name: 'Clips & Co' };
  return {
    artists: [
      { ...bjork, firstName: 'Björk', lastName: 'Guðmundsdóttir', photo: picture('bjork'), coverImage: null, ...published },
      {
        _id: 'artist-2',
        stageName: 'AC/DC',
        firstName: null,
        lastName: null,
        photo: picture('acdc'),
        coverImage: null,
        ...unpublished,
      },
    ],
    songs: [
      {
        _id: 'song-1',
        title: 'Human Behaviour',
        artist: bjork,
        album: debut,
        artistStatic: { stageName: 'Björk' },
        albumStatic: { name: 'Debut' },
        coverArt: picture('human'),
        fileUrl: 'https://files.test/human.mp3',
        ...published,
      },
      { _id: 'song-2', title: '夜に駆ける', artist: null, album: null, coverArt: null, fileUrl: null, ...unpublished },
    ],
    albums: [
      { ...debut, artist: bjork, albumArt: picture('debut'), ...published },
      { _id: 'album-2', name: 'Back in Black', artist: null, albumArt: picture('black'), ...unpublished },
    ],
    playlists: [
      { _id: 'playlist-1', name: 'Morning', featureImage: picture('morning'), songs: ['song-1'], ...published },
      { _id: 'playlist-2', name: '100% Pure', featureImage: null, songs: [], ...unpublished },
    ],
    videos: [
      {
        _id: 'video-1',
        title: 'Army of Me',
        url: 'https://www.youtube.com/watch?v=jPeheoBa2_Y',
        artist: bjork,
        channel: clips,
        thumbnail: picture('army'),
        ...published,
      },
      {
        _id: 'video-2',
        title: 'Thunder',
        url: 'https://youtu.be/v2AC41dglnM',
        artist: null,
        channel: null,
        thumbnail: null,
        ...unpublished,
      },
    ],
    channels: [
      { ...clips, photo: picture('clips'), banner: null, ...published },
      { _id: 'channel-2', name: 'Live', photo: picture('live'), banner: null, ...unpublished },
    ],
    announcements: [
      {
        _id: 'news-1',
        type: 'news',
        title: 'New album',
        description: '<p>Out <strong>now</strong></p>',
        moreInfoLink: 'https://example.org/debut',
        featureImage: picture('news'),
        contentImage: null,
        targetType: 'album',
        targetId: 'album-1',
        target: { _id: 'album-1', name: 'Debut' },
        createdAt: '2024-04-30T08:00:00.000Z',
        ...published,
      },
      {
        _id: 'news-2',
        type: 'news',
        title: 'Pause',
        featureImage: picture('pause'),
        createdAt: '2024-04-29T08:00:00.000Z',
        ...unpublished,
      },
    ],
    ads: [
      {
        _id: 'ad-1',
        type: 'ad',
        title: 'Tickets',
        featureImage: picture('tickets'),
        createdAt: '2024-04-28T08:00:00.000Z',
        ...published,
      },
      {
        _id: 'ad-2',
        type: 'ad',
        title: 'Shirts',
        featureImage: picture('shirts'),
        createdAt: '2024-04-27T08:00:00.000Z',
        ...unpublished,
      },
    ],
    users: [
      { ...sampleAdmin, fullName: 'Ana Lima', isActive: true },
      {
        _id: 'user-2',
        email: 'ben@example.org',
        firstName: 'Ben',
        lastName: null,
        fullName: 'Ben',
        role: 'manager',
        isActive: true,
      },
    ],
  };
};
