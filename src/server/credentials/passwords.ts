import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAXIMUM } from '../../contract/limits';
import { composed } from '../../contract/text';
import { createWorkQueue } from '../http/workQueue';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without those that people mix up on a screen. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

/** Each run takes a core and 19 MB. */
export const hashingQueue = createWorkQueue({ atOnce: Math.min(availableParallelism(), 4), mostWaiting: 200 });

/** Keyboards compose accents differently. */
const normalize = (password: string) => composed(password, PASSWORD_MAXIMUM);

export const hashPassword = (password: string): Promise<string> => hashingQueue.run(() => hash(normalize(password), COST));

let dummy: Promise<string> | undefined;

/** Made once; forgotten when the server was too busy to make it. */
const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(generatePassword()).catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
};

/** Without a stored hash it takes as long to say no, so that nobody can tell by the time whether an address is known. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const fits = await hashingQueue.run(() => verify(against, normalize(password)));
  return fits && stored !== undefined;
}

export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
