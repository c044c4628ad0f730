import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError } from '../http/errors';

/** The library's own algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without the signs that people mix up when they read them from a screen. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

/** Each run takes a core and 19 MB for its time: more at once than cores would only take memory. */
const atOnce = pLimit(Math.min(availableParallelism(), 4));
/** Runs that may wait for their turn; some seconds' worth. */
const MOST_WAITING = 200;

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (atOnce.pendingCount >= MOST_WAITING) throw new ApiError(503, 'The server is very busy. Please try again in a moment.');
  return atOnce(work);
};

/** One form for each text, however the keyboard composes its accents. */
const normal = (password: string) => password.normalize('NFC');

/**
 * Hash of a password, argon2id, with its salt and cost inside. Never log it, never send it.
 * @throws ApiError 503 when too many wait for theirs
 */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(normal(password), COST));

let dummy: Promise<string> | undefined;

/**
 * Tells whether the password is the one that was hashed. Without a hash (nobody has that address) it takes the same time and
 * says no, so that the clock tells a stranger nothing.
 * @throws ApiError 503 when too many wait for theirs
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword(generatePassword());
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, normal(password)));
  return fits && stored !== undefined;
}

/** A new password of 16 signs, about 93 bits. */
export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
