import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { runPrepared } from '../database/prepare';
import type { Database, UsersTable } from '../database/schema';
import type { AppSettings } from '../services/services';

type Lifetimes = AppSettings['session'];

/** A session's use is noted at most this often, so that a read is not a write. */
const NOTED_EVERY_MS = 60_000;

const notedEvery = ({ idle }: Lifetimes) => Math.min(NOTED_EVERY_MS, idle / 10);

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(32).toString('base64url');

export async function startSession(database: Kysely<Database>, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const moment = now.toISOString();
  await database
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, createdAt: moment, lastUsedAt: moment })
    .execute();
  return token;
}

const USER_COLUMNS = ['id', 'email', 'firstName', 'lastName', 'role', 'isActive', 'createdAt', 'version', 'updatedAt'] as const;

type SessionUser = Pick<Selectable<UsersTable>, (typeof USER_COLUMNS)[number]>;

/** Whose session the token is, where it is not over and they are active. Counts as use of the session. */
export async function findSession(
  database: Kysely<Database>,
  token: string,
  now: Date,
  lifetimes: Lifetimes,
): Promise<{ user: SessionUser; tokenHash: string } | undefined> {
  const tokenHash = hashToken(token);
  const [found] = await runPrepared(
    database,
    'session by token',
    (parameter) =>
      database
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(USER_COLUMNS.map((column) => `users.${column}` as const))
        .select(['sessions.createdAt as sessionCreatedAt', 'sessions.lastUsedAt'])
        .where(
          'tokenHash',
          '=',
          parameter((hash: string) => hash),
        ),
    tokenHash,
  );
  if (!found) return undefined;
  const { sessionCreatedAt, lastUsedAt, ...user } = found;
  const since = (moment: string) => now.getTime() - Date.parse(moment);
  const [age, unused] = [since(sessionCreatedAt), since(lastUsedAt)];
  if (age >= lifetimes.lifetime || unused >= lifetimes.idle) {
    await database
      .deleteFrom('sessions')
      .where('tokenHash', '=', tokenHash)
      .execute()
      .catch(() => undefined);
    return undefined;
  }
  if (user.isActive !== 1) return undefined;
  // A moment to come was written by a clock that was ahead: it counts as now.
  if (age < 0 || unused < 0 || unused >= notedEvery(lifetimes)) await noteUse(database, tokenHash, now);
  return { user, tokenHash };
}

/** Never fails: that a use can't be noted is no reason to refuse it. */
async function noteUse(database: Kysely<Database>, tokenHash: string, now: Date): Promise<void> {
  const moment = now.toISOString();
  const ofClockAhead = (eb: ExpressionBuilder<Database, 'sessions'>) =>
    eb.case().when('createdAt', '>', moment).then(moment).else(eb.ref('createdAt')).end();
  await database
    .updateTable('sessions')
    .set({ lastUsedAt: moment, createdAt: ofClockAhead })
    .where('tokenHash', '=', tokenHash)
    .execute()
    .catch(() => undefined);
}

/** Gives what notes the use of a session by a call that goes on: call it as often as you like. */
export function sessionUses(database: Kysely<Database>, token: string, clock: () => Date, lifetimes: Lifetimes) {
  let notedAt = clock().getTime();
  return async (): Promise<void> => {
    const now = clock();
    if (now.getTime() - notedAt < notedEvery(lifetimes)) return;
    notedAt = now.getTime();
    await noteUse(database, hashToken(token), now);
  };
}

export async function endSession(database: Kysely<Database>, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
}

export async function endSessions(database: Kysely<Database>, userId: string, keep?: string): Promise<void> {
  let sessions = database.deleteFrom('sessions').where('userId', '=', userId);
  if (keep !== undefined) sessions = sessions.where('tokenHash', '!=', keep);
  await sessions.execute();
}

export async function clearExpiredSessions(database: Kysely<Database>, now: Date, { lifetime, idle }: Lifetimes): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span).toISOString();
  await database
    .deleteFrom('sessions')
    .where((where) => where.or([where('createdAt', '<=', before(lifetime)), where('lastUsedAt', '<=', before(idle))]))
    .execute();
}
