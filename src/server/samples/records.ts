import type { SampleClient } from './client';
import { drawPicture } from './drawPicture';
import { makeAdNews } from './makeAdNews';
import { makePeople } from './makePeople';
import { ALBUMS, ARTISTS, CHANNELS, PLAYLISTS, type SampleArtist, VIDEOS } from './names';
import { playTune } from './tones';

/** Ids of what was made so far, in the order of the lists in names.ts. */
export interface Made {
  artists: string[];
  channels: string[];
  albums: string[];
  songs: string[];
  videos: string[];
}

const isPublished = (index: number) => index % 4 !== 3;

const shownName = ({ stageName, firstName, lastName }: SampleArtist) =>
  stageName ?? [firstName, lastName].filter(Boolean).join(' ');

/** Lists show the newest first. */
async function inReverse<T>(items: readonly T[], make: (item: T, index: number) => Promise<string>): Promise<string[]> {
  const ids = new Array<string>(items.length);
  for (const [index, item] of [...items.entries()].reverse()) ids[index] = await make(item, index);
  return ids;
}

const artists = async (client: SampleClient, made: Made) => {
  made.artists = await inReverse(ARTISTS, async (artist, index) =>
    client.create(
      'listings/artists',
      {
        ...artist,
        photo: await drawPicture(shownName(artist)),
        coverImage: index % 3 === 0 ? await drawPicture(shownName(artist), 'wide') : undefined,
      },
      isPublished(index),
    ),
  );
};

const channels = async (client: SampleClient, made: Made) => {
  made.channels = await inReverse(CHANNELS, async (name, index) =>
    client.create(
      'listings/channels',
      { name, photo: await drawPicture(name), banner: await drawPicture(name, 'wide') },
      isPublished(index),
    ),
  );
};

const albums = async (client: SampleClient, made: Made) => {
  made.albums = await inReverse(ALBUMS, async ({ name, artist }, index) =>
    client.create(
      'listings/albums',
      { name, artist: artist === undefined ? undefined : made.artists[artist], albumArt: await drawPicture(name) },
      isPublished(index),
    ),
  );
};

const songs = async (client: SampleClient, made: Made) => {
  const covers = await Promise.all(ALBUMS.map(({ name }) => drawPicture(name)));
  const all = ALBUMS.flatMap((album, place) => album.songs.map((title) => ({ title, album, place })));
  made.songs = await inReverse(all, async ({ title, album, place }, index) =>
    client.create(
      'listings/songs',
      {
        title,
        artist: album.artist === undefined ? undefined : made.artists[album.artist],
        album: made.albums[place],
        songCoverArt: covers[place],
        songFile: playTune(`${title}.wav`, index, 4 + ((index * 7) % 27)),
      },
      isPublished(index),
    ),
  );
};

const playlists = async (client: SampleClient, made: Made) => {
  await inReverse(PLAYLISTS, async (name, index) => {
    const id = await client.create('listings/playlists', { name, featureImage: await drawPicture(name) }, isPublished(index));
    const picked = name === 'Everything' ? made.songs : made.songs.filter((_, place) => place % (index + 4) === index);
    if (name !== 'Still to fill') for (const song of picked) await client.patch(`listings/playlists/${id}/add-song/${song}`);
    return id;
  });
};

const videos = async (client: SampleClient, made: Made) => {
  made.videos = await inReverse(VIDEOS, async ({ title, artist, channel }, index) =>
    client.create(
      'listings/videos',
      {
        title,
        url: `https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=${index + 1}0s`,
        artist: made.artists[artist],
        channel: made.channels[channel],
        thumbnail: index % 3 === 2 ? undefined : await drawPicture(title, 'wide'),
      },
      isPublished(index),
    ),
  );
};

const adNews = (client: SampleClient, { songs, artists, albums, videos, channels }: Made) =>
  makeAdNews(client, { song: songs[1], artist: artists[0], album: albums[2], video: videos[5], channel: channels[3] });

/** In the order in which one needs the other. A further kind is a line here. */
export const SAMPLES: readonly ((client: SampleClient, made: Made) => Promise<void>)[] = [
  artists,
  channels,
  albums,
  songs,
  playlists,
  videos,
  adNews,
  makePeople,
];
