import type { ResourceName } from '../../../src/contract/kinds';
import type { Catalogue, Upload } from './catalogue';

/** Name of the one record of every kind. */
export const NAME = 'Nuit';

/** One record of every kind, with names that are long and written from right to left beside it. */
export const fillEveryKind = async (catalogue: Catalogue, picture: Upload) => {
  const artist = await catalogue.add('artists', { stageName: NAME, firstName: 'فيروز', photo: picture }, true);
  await catalogue.add('artists', { stageName: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', lastName: 'לילה', photo: picture });
  const album = await catalogue.add('albums', { name: NAME, artist: artist._id, albumArt: picture }, true);
  const channel = await catalogue.add('channels', { name: NAME, photo: picture }, true);
  const song = await catalogue.add('songs', { title: NAME, artist: artist._id, album: album._id, songCoverArt: picture }, true);
  await catalogue.add('videos', { title: NAME, url: 'https://youtu.be/abc', artist: artist._id, channel: channel._id });
  await catalogue.add('playlists', { name: NAME, featureImage: picture });
  const text = { description: '<h2>Tonight</h2><p>Read <a href="https://example.org">more</a></p>', featureImage: picture };
  await catalogue.add('announcements', { title: NAME, ...text, targetType: 'song', targetId: song._id });
  await catalogue.add('ads', { title: NAME, ...text, moreInfoLink: 'https://example.org' }, true);
};

/** The kinds that `fillEveryKind` fills. */
export const FILLED = [
  'artists',
  'songs',
  'albums',
  'playlists',
  'videos',
  'channels',
  'announcements',
  'ads',
] as const satisfies readonly ResourceName[];
