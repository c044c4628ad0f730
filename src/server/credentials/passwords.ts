import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../http/workQueue';

/** The library's own algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without the signs that people mix up when they read them from a screen. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

/** Each run takes a core and 19 MB for its time: more at once than cores would only take memory. Some seconds' worth may wait. */
export const hashing = createTurns({ atOnce: Math.min(availableParallelism(), 4), mostWaiting: 200 });

/** One form for each text, however the keyboard composes its accents. */
const normal = (password: string) => password.normalize('NFC');

/**
 * Hash of a password, argon2id, with its salt and cost inside. Never log it, never send it.
 * @throws ApiError 503 when too many wait for theirs
 */
export const hashPassword = async (password: string): Promise<string> => hashing.run(() => hash(normal(password), COST));

let dummy: Promise<string> | undefined;

/** Made once; a try that was refused as the server was busy is not remembered. */
const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(generatePassword()).catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
};

/**
 * Tells whether the password is the one that was hashed. Without a hash (nobody has that address) it takes the same time and
 * says no, so that the clock tells a stranger nothing.
 * @throws ApiError 503 when too many wait for theirs
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const fits = await hashing.run(() => verify(against, normal(password)));
  return fits && stored !== undefined;
}

/** A new password of 16 signs, about 93 bits. */
export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
