import { z } from 'zod';
import { TARGET_TYPES } from './limits';

const adNewsShape = {
  _id: z.string(),
  title: z.string(),
  /** HTML of the allow-list that the editor makes. */
  description: z.string().nullish(),
  moreInfoLink: z.string().nullish(),
  featureImage: z.string().nullish(),
  contentImage: z.string().nullish(),
  isPublished: z.boolean(),
  publishedAt: z.string().nullish(),
  createdAt: z.string(),
};

/** What an announcement points at, with the name (or title) to show; null where there is none or it was deleted. */
export const targetSchema = z.object({ _id: z.string(), name: z.string() }).nullish();

/** An empty targetType is '' or null. */
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
