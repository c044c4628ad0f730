import { z } from 'zod';
import { versioned } from './history';
import { PEAKS } from './limits';

/** The publication state, and the moments of publishing and creating (ISO 8601, UTC). */
const publication = {
  isPublished: z.boolean(),
  publishedAt: z.string().nullish(),
  createdAt: z.string().optional(),
  ...versioned,
};
const id = { _id: z.string() };
/** Address of a stored file: absolute, or a path on the API's own origin. Null where there is none. */
const fileAddress = z.string().nullish();

/** Bars of a waveform. What can't be read as such is none: a server may call something else so. */
const peaks = z
  .string()
  .nullish()
  .meta({
    description: `How loud the sound is over its time: ${PEAKS} bytes from 0 to 255, the loudest 255, as base64. Null where the server can’t tell. Not to be sent`,
  });

/** An object with the name, as our API gives it; a bare id, as other servers may; null where there is none. */
const referenceTo = <S extends z.ZodType>(shape: S) => z.union([shape, z.string(), z.null()]).optional();

const artistReferenceSchema = z.object({
  ...id,
  stageName: z.string().nullish(),
  photo: fileAddress,
});
const albumReferenceSchema = z.object({
  ...id,
  name: z.string(),
  albumArt: fileAddress,
});
const channelReferenceSchema = z.object({
  ...id,
  name: z.string(),
  photo: fileAddress,
});

export const artistSchema = z.object({
  ...id,
  stageName: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  photo: fileAddress,
  coverImage: fileAddress,
  ...publication,
});
export type Artist = z.infer<typeof artistSchema>;

/** Search results also carry artistStatic and albumStatic. */
export const songSchema = z.object({
  ...id,
  title: z.string(),
  artist: referenceTo(artistReferenceSchema),
  album: referenceTo(albumReferenceSchema),
  artistStatic: z.object({ stageName: z.string().nullish() }).nullish(),
  albumStatic: z.object({ name: z.string().nullish() }).nullish(),
  coverArt: fileAddress,
  fileUrl: fileAddress,
  /** The name the audio file had on the person's disk, and its length in seconds, where the server knows them. */
  fileName: z.string().nullish(),
  duration: z.number().nullish(),
  peaks,
  ...publication,
});
export type Song = z.infer<typeof songSchema>;

export const albumSchema = z.object({
  ...id,
  name: z.string(),
  artist: referenceTo(artistReferenceSchema),
  albumArt: fileAddress,
  ...publication,
});
export type Album = z.infer<typeof albumSchema>;

/** `songs` are the ids in playing order; a playlist of many goes without (SONG_IDS_LIMIT). */
export const playlistSchema = z.object({
  ...id,
  name: z.string(),
  featureImage: fileAddress,
  songs: z.array(z.string()).optional(),
  ...publication,
});
export type Playlist = z.infer<typeof playlistSchema>;

export const videoSchema = z.object({
  ...id,
  title: z.string(),
  url: z.string(),
  artist: referenceTo(artistReferenceSchema),
  channel: referenceTo(channelReferenceSchema),
  thumbnail: fileAddress,
  ...publication,
});
export type Video = z.infer<typeof videoSchema>;

export const channelSchema = z.object({
  ...id,
  name: z.string(),
  photo: fileAddress,
  banner: fileAddress,
  ...publication,
});
export type Channel = z.infer<typeof channelSchema>;
