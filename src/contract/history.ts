import { z } from 'zod';

/** What every record carries where the server counts its changes: one more with each change of it by anyone, and when that was. */
export const versioned = {
  version: z.number().int().positive().optional(),
  updatedAt: z.string().nullish(),
};

/** What can have been done with a record. */
export const HISTORY_ACTIONS = [
  'create',
  'update',
  'publish',
  'un-publish',
  'delete',
  'restore',
  'add-song',
  'remove-song',
  'activate',
  'deactivate',
  'generate-password',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Who did something; null where nobody is known, as of what the server did by itself. */
export const personSchema = z.object({ _id: z.string(), fullName: z.string() }).nullable();

/** A reference as it was: its id, and its name at that time. */
export const historyReferenceSchema = z.object({ _id: z.string(), name: z.string() });

/** A value of a field: text, flag, address of a file, reference; null where there was none. */
const valueSchema = z.union([z.string(), z.boolean(), historyReferenceSchema, z.null()]);

/** `field` by the record's own name. Passwords never. */
export const historyChangeSchema = z.object({ field: z.string(), from: valueSchema, to: valueSchema });
export type HistoryChange = z.infer<typeof historyChangeSchema>;

/** Something that was done with a record. `version` is the one that came of it. */
export const historyEntrySchema = z.object({
  _id: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  by: personSchema,
  at: z.string(),
  version: z.number().int(),
  changes: z.array(historyChangeSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** What a record carries beside its own fields where it was deleted and can be brought back. */
export const deletedShape = { deletedBy: personSchema, deletedAt: z.string() };
