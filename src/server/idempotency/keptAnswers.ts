import type { Kysely, Transaction } from 'kysely';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';

/** Milliseconds: whoever sends a form again does so at once, or after a night. */
const KEPT_FOR = 24 * 60 * 60_000;

const oldest = (now: Date) => new Date(now.getTime() - KEPT_FOR).toISOString();

/** The first answer under a key. */
export interface KeptAnswer {
  /** Of what was sent then. */
  fingerprint: string;
  answer: unknown;
}

/** @param id hash of a key and of whose it is */
export async function findKept(database: Kysely<Database>, id: string, now: Date): Promise<KeptAnswer | undefined> {
  const found = await database
    .selectFrom('keptAnswers')
    .select(['fingerprint', 'answer'])
    .where('id', '=', id)
    .where('createdAt', '>', oldest(now))
    .executeTakeFirst();
  return found && { fingerprint: found.fingerprint, answer: JSON.parse(found.answer) };
}

interface Claim {
  id: string;
  fingerprint: string;
  now: Date;
}

/**
 * Takes the key for this transaction; false where it is taken. On PostgreSQL that waits for the end of another transaction that has just
 * taken it: two creates at the same moment, through however many processes, come one after the other.
 */
export async function claimKey(transaction: Transaction<Database>, claim: Claim): Promise<boolean> {
  const claimed = await runPrepared(
    transaction,
    'claim of a key',
    (parameter: Parameters<Claim>) => {
      const row = {
        fingerprint: parameter(({ fingerprint }) => fingerprint),
        answer: 'null',
        createdAt: parameter(({ now }) => now.toISOString()),
      };
      return (
        transaction
          .insertInto('keptAnswers')
          .values({ id: parameter(({ id }) => id), ...row })
          // One that nobody has cleared away yet.
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet(row)
              .where(
                'keptAnswers.createdAt',
                '<=',
                parameter(({ now }) => oldest(now)),
              ),
          )
          .returning('id')
      );
    },
    claim,
  );
  return claimed.length > 0;
}

export async function keepAnswer(transaction: Transaction<Database>, id: string, answer: unknown): Promise<void> {
  await runPrepared(
    transaction,
    'answer under a key',
    (parameter: Parameters<{ id: string; answer: string }>) =>
      transaction
        .updateTable('keptAnswers')
        .set({ answer: parameter((kept) => kept.answer) })
        .where(
          'id',
          '=',
          parameter((kept) => kept.id),
        ),
    { id, answer: JSON.stringify(answer) },
  );
}

export async function clearOldAnswers(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('keptAnswers').where('createdAt', '<=', oldest(now)).execute();
}
