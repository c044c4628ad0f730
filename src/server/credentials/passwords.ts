import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../http/workQueue';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without those that people mix up when they read them from a screen. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

/** Each run takes a core and 19 MB: more at once than cores would only take memory. */
export const hashingQueue = createWorkQueue({ atOnce: Math.min(availableParallelism(), 4), mostWaiting: 200 });

/** However the keyboard composes its accents. */
const normalize = (password: string) => password.normalize('NFC');

/** Hash of a password with its salt and cost inside. ApiError 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> => hashingQueue.run(() => hash(normalize(password), COST));

let dummy: Promise<string> | undefined;

/** Made once; not remembered when the server was too busy to make it. */
const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(generatePassword()).catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
};

/**
 * Tells whether the password is the one that was hashed. Without a hash (nobody has that address) it takes the same time and says no, so
 * that the clock tells a stranger nothing. ApiError 503 when too many wait.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const fits = await hashingQueue.run(() => verify(against, normalize(password)));
  return fits && stored !== undefined;
}

export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
