import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { runPrepared } from '../database/prepare';
import type { Database, UsersTable } from '../database/schema';
import type { AppSettings } from '../services/services';

type Lifetimes = AppSettings['session'];

/** The use of a session is noted at most this often, so that reading is not writing. */
const NOTED_EVERY_MS = 60_000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 random bits, safe in an address. */
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

const hasExpired = (session: { createdAt: string; lastUsedAt: string }, now: Date, { lifetime, idle }: Lifetimes): boolean =>
  now.getTime() - Date.parse(session.createdAt) >= lifetime || now.getTime() - Date.parse(session.lastUsedAt) >= idle;

const USER_COLUMNS = ['id', 'email', 'firstName', 'lastName', 'role', 'isActive'] as const;

export type SessionUser = Pick<Selectable<UsersTable>, (typeof USER_COLUMNS)[number]>;

/**
 * The person whose session the token is, as the database has them now; undefined when the session is unknown or over, or the person is
 * deactivated. Counts as use of the session.
 */
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
  const session = { createdAt: sessionCreatedAt, lastUsedAt };
  if (hasExpired(session, now, lifetimes)) {
    await database.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    return undefined;
  }
  if (user.isActive !== 1) return undefined;
  if (now.getTime() - Date.parse(session.lastUsedAt) >= Math.min(NOTED_EVERY_MS, lifetimes.idle / 10))
    await database.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('tokenHash', '=', tokenHash).execute();
  return { user, tokenHash };
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
