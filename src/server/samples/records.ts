import type { ListingName } from '../../contract/kinds';
import type { Fields, SampleClient } from './client';
import { drawPicture } from './drawPicture';
import { makeAdNews } from './makeAdNews';
import { makePeople } from './makePeople';
import { ALBUMS, ARTISTS, CHANNELS, PLAYLISTS, type SampleArtist, VIDEOS } from './names';
import { playTune } from './tones';

/** Ids of what was made of a kind so far, in the order of the lists in names.ts; undefined where one was refused. */
type Ids = readonly (string | undefined)[];
type Made = (kind: ListingName) => Ids;
/** Makes the samples of a kind through a call that takes a form, and gives their ids. */
type Maker = (create: (form: Fields, isPublished: boolean) => Promise<string | undefined>, made: Made) => Promise<Ids>;

/** Most records are out, every fourth waits. Newest first is the order of every list: the last of the items is made first. */
const each =
  <T>(items: readonly T[], form: (item: T, index: number, made: Made) => Promise<Fields>): Maker =>
  async (create, made) => {
    const ids: (string | undefined)[] = [];
    for (const [index, item] of [...items.entries()].reverse())
      ids.unshift(await create(await form(item, index, made), index % 4 !== 3));
    return ids;
  };

const shownName = ({ stageName, firstName, lastName }: SampleArtist) =>
  stageName ?? [firstName, lastName].filter(Boolean).join(' ');

const SONGS = ALBUMS.flatMap((album, place) => album.songs.map((title) => ({ title, album, place })));

/** The samples of every kind, in the order in which one needs the other. */
const SAMPLES: Readonly<Record<ListingName, Maker>> = {
  artists: each(ARTISTS, async (artist, index) => ({
    ...artist,
    photo: await drawPicture(shownName(artist)),
    coverImage: index % 3 === 0 ? await drawPicture(shownName(artist), 'wide') : undefined,
  })),
  channels: each(CHANNELS, async (name) => ({ name, photo: await drawPicture(name), banner: await drawPicture(name, 'wide') })),
  albums: each(ALBUMS, async ({ name, artist }, _index, made) => ({
    name,
    artist: artist === undefined ? undefined : made('artists')[artist],
    albumArt: await drawPicture(name),
  })),
  songs: each(SONGS, async ({ title, album, place }, index, made) => ({
    title,
    artist: album.artist === undefined ? undefined : made('artists')[album.artist],
    album: made('albums')[place],
    songCoverArt: await drawPicture(album.name),
    songFile: playTune(`${title}.wav`, index, 4 + ((index * 7) % 27)),
  })),
  playlists: each(PLAYLISTS, async (name) => ({ name, featureImage: await drawPicture(name) })),
  videos: each(VIDEOS, async ({ title, artist, channel }, index, made) => ({
    title,
    url: `https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=${index + 1}0s`,
    artist: made('artists')[artist],
    channel: made('channels')[channel],
    thumbnail: index % 3 === 2 ? undefined : await drawPicture(title, 'wide'),
  })),
};

const fillPlaylists = async (client: SampleClient, made: Made) => {
  for (const [index, name] of PLAYLISTS.entries()) {
    const playlist = made('playlists')[index];
    if (playlist === undefined || name === 'Still to fill') continue;
    const songs = made('songs').filter((_, place) => name === 'Everything' || place % (index + 4) === index);
    for (const song of songs) if (song !== undefined) await client.patch(`listings/playlists/${playlist}/add-song/${song}`);
  }
};

/** Makes the whole sample catalogue, with its people. */
export const makeSamples = async (client: SampleClient): Promise<void> => {
  const ids = new Map<string, Ids>();
  const made: Made = (kind) => ids.get(kind) ?? [];
  for (const [kind, make] of Object.entries(SAMPLES))
    ids.set(kind, await make((form, isPublished) => client.create(`listings/${kind}`, form, isPublished), made));
  await fillPlaylists(client, made);
  const first = { artist: made('artists')[0], song: made('songs')[1], album: made('albums')[2] };
  await makeAdNews(client, { ...first, channel: made('channels')[3], video: made('videos')[5] });
  await makePeople(client);
};
