import { z } from 'zod';
import { versioned } from './history';
import { TARGET_TYPES } from './limits';

const adNewsShape = {
  _id: z.string(),
  title: z.string(),
  /** HTML, of the elements of contract/html.ts. */
  description: z.string().nullish(),
  moreInfoLink: z.string().nullish(),
  featureImage: z.string().nullish(),
  contentImage: z.string().nullish(),
  isPublished: z.boolean(),
  publishedAt: z.string().nullish(),
  createdAt: z.string(),
  ...versioned,
};

/** What an announcement points at, with the name (or title) to show; null where there is none or it was deleted. */
const targetSchema = z.object({ _id: z.string(), name: z.string() }).nullish();

export const announcementSchema = z.object({
  ...adNewsShape,
  type: z.literal('news'),
  targetType: z.union([z.enum(TARGET_TYPES), z.literal('')]).nullish(),
  targetId: z.string().nullish(),
  target: targetSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;

export const adSchema = z.object({ ...adNewsShape, type: z.literal('ad') });
export type Ad = z.infer<typeof adSchema>;
