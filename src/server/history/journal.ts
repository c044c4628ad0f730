import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type HistoryAction, type HistoryChange, historyChangeSchema } from '../../contract/history';
import { KINDS, type ResourceName } from '../../contract/kinds';
import { newId } from '../database/ids';
import type { Database, HistoryTable } from '../database/schema';
import { ApiError } from '../errors/apiError';
import { holdFiles } from '../files/held';
import type { AppSettings } from '../services/services';

/** Who does something; null where nobody is known. */
export type Person = { readonly _id: string; readonly fullName?: string } | null;

/** On whose behalf a record is written, and whether that is remembered. */
export interface Author {
  by: Person;
  settings: Pick<AppSettings, 'historyDays'>;
}

export type HistoryRow = Selectable<HistoryTable>;

/** Which record an entry is about. */
export interface Subject {
  kind: ResourceName;
  id: string;
}

interface NewEntry extends Subject {
  action: HistoryAction;
  /** That came of it. */
  version: number;
  at: Date;
  /** A file's value is its key here. */
  changes: readonly HistoryChange[];
}

/** Keys of the files that an entry alone may still know: what a field held before. What it holds now the record has, or a later entry. */
const filesBefore = ({ kind, changes }: NewEntry) =>
  changes.flatMap(({ field, from }) => (Object.hasOwn(KINDS[kind].files, field) && typeof from === 'string' ? [from] : []));

/** Writes what was done into the history, in the transaction that does it. Nothing where HISTORY_DAYS is 0. */
export async function writeEntry(transaction: Kysely<Database>, { by, settings }: Author, entry: NewEntry): Promise<void> {
  if (settings.historyDays === 0) return;
  const { kind, id: recordId, action, version, at, changes } = entry;
  const id = newId();
  await transaction
    .insertInto('history')
    .values({
      ...{ id, kind, recordId, action, version, at: at.toISOString(), changes: JSON.stringify(changes) },
      ...{ byId: by?._id ?? null, byName: by?.fullName ?? null },
    })
    .execute();
  await holdFiles(transaction, id, filesBefore(entry));
}

const changesSchema = z.array(historyChangeSchema);

/** The changes of an entry, files by their keys. */
export const changesOf = ({ changes }: Pick<HistoryRow, 'changes'>): HistoryChange[] => changesSchema.parse(JSON.parse(changes));

/** The entries of a record, newest first, in an order that never ties and that an index has. */
export const entriesOf = (database: Kysely<Database>, { kind, id }: Subject) =>
  database
    .selectFrom('history')
    .selectAll()
    .where('recordId', '=', id)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .orderBy('id', 'desc');

/** An entry, and all later ones, newest first. ApiError 404 where there is none. */
export async function requireEntry(
  database: Kysely<Database>,
  subject: Subject,
  entryId: string,
): Promise<{ entry: HistoryRow; later: HistoryRow[] }> {
  const entry = await entriesOf(database, subject).where('id', '=', entryId).executeTakeFirst();
  if (!entry) throw new ApiError(404, 'This version is not kept, or not any more. Nothing was changed.');
  const read = await entriesOf(database, subject).where('version', '>=', entry.version).execute();
  return {
    entry,
    later: read.slice(
      0,
      read.findIndex(({ id }) => id === entryId),
    ),
  };
}

/** What each field held right after an entry, of those that later ones changed. */
export const valuesBefore = (later: readonly HistoryRow[]): Map<string, HistoryChange['from']> =>
  new Map(later.flatMap((row) => changesOf(row).map(({ field, from }) => [field, from] as const)));
