import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { ResourceName } from '../../contract/kinds';
import type { Database, DeletedRecordsTable } from '../database/schema';
import { dropUnheld, holdFiles, releaseFiles } from '../files/held';
import type { Person, Subject } from './journal';

/** A song's place in a playlist. */
const placesSchema = z.array(z.object({ playlistId: z.string(), songId: z.string(), position: z.number() }));
export type Places = z.infer<typeof placesSchema>;

const recordSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export type DeletedRow = Selectable<DeletedRecordsTable>;

/** The row of a record as it was, by column. */
export const recordOf = ({ record }: Pick<DeletedRow, 'record'>) => recordSchema.parse(JSON.parse(record));
export const placesOf = ({ places }: Pick<DeletedRow, 'places'>): Places => placesSchema.parse(JSON.parse(places));

interface Deletion extends Subject {
  record: Readonly<Record<string, unknown>>;
  places: Places;
  /** Keys of the record's files. */
  files: readonly string[];
  by: Person;
  at: Date;
}

/** Keeps a record that is about to be deleted, in the transaction that deletes it. */
export async function keepDeleted(transaction: Kysely<Database>, deletion: Deletion): Promise<void> {
  const { kind, id, record, places, files, by, at } = deletion;
  const { seq: _, ...columns } = record;
  await transaction
    .insertInto('deletedRecords')
    .values({
      ...{ id, kind, record: JSON.stringify(columns), places: JSON.stringify(places), deletedAt: at.toISOString() },
      ...{ byId: by?._id ?? null, byName: by?.fullName ?? null },
    })
    .execute();
  await holdFiles(transaction, id, files);
}

/** The deleted records of a kind, last deleted first. */
export const deletedOf = (database: Kysely<Database>, kind: ResourceName) =>
  database.selectFrom('deletedRecords').selectAll().where('kind', '=', kind).orderBy('deletedAt', 'desc').orderBy('id', 'desc');

/** Takes a record out of those that were deleted, as it is a record again. Its files are its own again then. */
export async function unkeepDeleted(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('deletedRecords').where('id', '=', id).execute();
  await releaseFiles(transaction, [id]);
}

/** Deletes for good: the record, its history, and the rows of their files. Gives the keys of those, which go from the store after the commit. */
export async function forgetDeleted(transaction: Kysely<Database>, id: string): Promise<string[]> {
  const record = await transaction.deleteFrom('deletedRecords').where('id', '=', id).returning('id').executeTakeFirst();
  // Somebody brought it back meanwhile.
  if (!record) return [];
  const entries = await transaction.deleteFrom('history').where('recordId', '=', id).returning('id').execute();
  return dropUnheld(transaction, await releaseFiles(transaction, [id, ...entries.map((entry) => entry.id)]));
}
