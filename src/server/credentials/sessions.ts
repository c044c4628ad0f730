import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { runPrepared } from '../database/prepare';
import type { Database, UsersTable } from '../database/schema';
import type { AppSettings } from '../services/services';

type Lifetimes = AppSettings['session'];

/** A session's use is noted at most this often, so that a read is not a write. */
const NOTED_EVERY_MS = 60_000;

const noteUse = async (database: Kysely<Database>, tokenHash: string, now: Date) =>
  void (await database
    .updateTable('sessions')
    .set({ lastUsedAt: now.toISOString() })
    .where('tokenHash', '=', tokenHash)
    .execute());

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

const USER_COLUMNS = ['id', 'email', 'firstName', 'lastName', 'role', 'isActive'] as const;

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
  const unused = since(lastUsedAt);
  if (since(sessionCreatedAt) >= lifetimes.lifetime || unused >= lifetimes.idle) {
    await database.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    return undefined;
  }
  if (user.isActive !== 1) return undefined;
  if (unused >= Math.min(NOTED_EVERY_MS, lifetimes.idle / 10)) await noteUse(database, tokenHash, now);
  return { user, tokenHash };
}

/** A session is in use for as long as a call of it goes on, as with a large upload. */
export async function inUse(database: Kysely<Database>, tokenHash: string, clock: () => Date, call: () => Promise<void>) {
  // What can't be noted now is noted the next time.
  const note = () => noteUse(database, tokenHash, clock()).catch(() => undefined);
  const timer = setInterval(note, NOTED_EVERY_MS).unref();
  const begun = clock().getTime();
  try {
    await call();
  } finally {
    clearInterval(timer);
    if (clock().getTime() - begun >= NOTED_EVERY_MS) await note();
  }
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
