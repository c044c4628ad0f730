import { sql } from 'kysely';
import { ApiError } from '../errors/apiError';
import type { StoredKind, Use } from './kinds';
import type { Handle } from './row';

/** So many of the records in the way are named; of the rest the sentence gives the number. */
const NAMED = 3;

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

async function usersIn(database: Handle, { table, column, one, many }: Use, id: string): Promise<string | undefined> {
  const title = sql.ref(table === 'albums' ? 'name' : 'title');
  const { rows } = await sql<{ title: string; total: number }>`select ${title} as title, count(*) over () as total
    from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by created_at desc, id desc limit ${NAMED}`.execute(database);
  const total = Number(rows[0]?.total ?? 0);
  if (total === 0) return undefined;
  const names = rows.map((row) => `“${row.title}”`);
  if (total === 1) return `the ${one} ${names.join('')}`;
  return `${total} ${many} (${listed(total > NAMED ? [...names, `${total - NAMED} more`] : names)})`;
}

/**
 * Refuses to delete a record that others point at, and says which (decisions, 'The API').
 * @throws ApiError 409
 */
export async function refuseWhenUsed(transaction: Handle, { noun, usedBy }: StoredKind, id: string): Promise<void> {
  const users: string[] = [];
  for (const use of usedBy) {
    const words = await usersIn(transaction, use, id);
    if (words !== undefined) users.push(words);
  }
  if (users.length > 0) throw new ApiError(409, `This ${noun} can't be deleted, as it is used by ${listed(users)}.`);
}
