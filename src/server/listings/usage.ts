import type { Kysely } from 'kysely';
import { TARGET_LOOKUPS } from '../../contract/endpoints';
import { AD_NEWS_KINDS, LISTING_KINDS, recordName } from '../../contract/kinds';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import { referenceColumn, type StoredKind, storedKind } from './storedKind';

/** So many of the records in the way are named; of the rest the sentence gives the number. */
const NAMED = 3;

/** Records that point at a kind's record: which kind they are of, and what their columns hold. */
interface Use {
  kind: StoredKind;
  columns: (id: string) => Readonly<Record<string, string>>;
}

/**
 * Who keeps a record of a kind from being deleted: those with a reference to it, and then announcements about it too. What no reference
 * points to, as a song, may go; its announcements are about nothing from then on.
 */
export const usesOf = (name: StoredKind['name']): Use[] => {
  const references = [...LISTING_KINDS, ...AD_NEWS_KINDS].flatMap((kind) =>
    Object.entries(kind.references)
      .filter(([, target]) => target === name)
      .map(([field]): Use => ({ kind: storedKind(kind.name), columns: (id) => ({ [referenceColumn(field)]: id }) })),
  );
  if (references.length === 0) return [];
  const about = Object.entries(TARGET_LOOKUPS)
    .filter(([, target]) => target === name)
    .map(([targetType]): Use => {
      const kind = storedKind('announcements');
      return { kind, columns: (targetId) => ({ ...kind.constants, targetType, targetId }) };
    });
  return [...references, ...about];
};

const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

async function usersIn(database: Kysely<Database>, { kind, columns }: Use, id: string): Promise<string | undefined> {
  const rows = await database
    .selectFrom(kind.table)
    .select(kind.names.flat())
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where((where) => where.and(columns(id)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NAMED)
    .execute();
  const total = Number(rows[0]?.total ?? 0);
  if (total === 0) return undefined;
  const names = rows.map((row) => `“${recordName(kind, row)}”`);
  if (total === 1) return `the ${kind.noun} ${names.join('')}`;
  return `${total} ${kind.name} (${inWords(total > NAMED ? [...names, `${total - NAMED} more`] : names)})`;
}

/**
 * Refuses to delete a record that others point at, and says which.
 * @throws ApiError 409
 */
export async function refuseWhenUsed(transaction: Kysely<Database>, { name, noun }: StoredKind, id: string): Promise<void> {
  const users: string[] = [];
  for (const use of usesOf(name)) {
    const words = await usersIn(transaction, use, id);
    if (words !== undefined) users.push(words);
  }
  if (users.length > 0) throw new ApiError(409, `This ${noun} can't be deleted, as it is used by ${inWords(users)}.`);
}
