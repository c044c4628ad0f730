import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { runPrepared } from '../database/prepare';
import type { Database, UsersTable } from '../database/schema';
import type { AppSettings } from '../services';

type Handle = Kysely<Database> | Transaction<Database>;
type Lifetimes = AppSettings['session'];

/** A session's use is written down at most this often, so that reading is not writing. */
const TOUCH_AFTER = 60_000;

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new secret of 256 bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Opens a session and gives its token, which is nowhere stored. */
export async function startSession(database: Handle, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const moment = now.toISOString();
  await database
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, createdAt: moment, lastUsedAt: moment })
    .execute();
  return token;
}

/** Sessions that have reached their end: too old, or unused too long. */
export const expired = (session: { createdAt: string; lastUsedAt: string }, now: Date, { lifetime, idle }: Lifetimes): boolean =>
  now.getTime() - Date.parse(session.createdAt) >= lifetime || now.getTime() - Date.parse(session.lastUsedAt) >= idle;

const USER_COLUMNS = ['id', 'email', 'firstName', 'lastName', 'role', 'isActive'] as const;

/** What of a person a request knows. */
export type SessionUser = Pick<Selectable<UsersTable>, (typeof USER_COLUMNS)[number]>;

/**
 * The person whose session the token is, as the database has them at this moment, or undefined when the session is unknown or
 * over or the person is deactivated. Counts as use of the session.
 */
export async function findSession(
  database: Handle,
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
  if (expired(session, now, lifetimes)) {
    await database.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    return undefined;
  }
  if (user.isActive !== 1) return undefined;
  if (now.getTime() - Date.parse(session.lastUsedAt) >= Math.min(TOUCH_AFTER, lifetimes.idle / 10))
    await database.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('tokenHash', '=', tokenHash).execute();
  return { user, tokenHash };
}

/** Ends every session of a person, but the one to keep (the one that changes its own password). */
export async function endSessions(database: Handle, userId: string, keep?: string): Promise<void> {
  let sessions = database.deleteFrom('sessions').where('userId', '=', userId);
  if (keep !== undefined) sessions = sessions.where('tokenHash', '!=', keep);
  await sessions.execute();
}

/** Removes the sessions that are over anyway; they are refused without it too. */
export async function clearExpiredSessions(database: Handle, now: Date, { lifetime, idle }: Lifetimes): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span).toISOString();
  await database
    .deleteFrom('sessions')
    .where((where) => where.or([where('createdAt', '<=', before(lifetime)), where('lastUsedAt', '<=', before(idle))]))
    .execute();
}
