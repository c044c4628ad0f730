import type { z } from 'zod';
import { adSchema, announcementSchema } from './adNews';
import type { ResourceName } from './kinds';
import { albumSchema, artistSchema, channelSchema, playlistSchema, songSchema, videoSchema } from './listings';
import { userSchema } from './users';

/** The record of each kind, as every answer holds it (spec 3). */
export const RECORD_SCHEMAS = {
  artists: artistSchema,
  songs: songSchema,
  albums: albumSchema,
  playlists: playlistSchema,
  videos: videoSchema,
  channels: channelSchema,
  announcements: announcementSchema,
  ads: adSchema,
  users: userSchema,
} as const satisfies Record<ResourceName, z.ZodType>;
