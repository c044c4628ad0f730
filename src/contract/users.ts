import { z } from 'zod';
import { versioned } from './history';

/** Never with a password. `role` is text: a stored role may be neither admin nor manager. */
export const userSchema = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullish(),
  fullName: z.string(),
  role: z.string(),
  isActive: z.boolean(),
  createdAt: z.string().optional(),
  /** When the mail server last refused the address for good; null where it does not. */
  mailRefusedAt: z.string().nullish(),
  ...versioned,
});
export type User = z.infer<typeof userSchema>;
