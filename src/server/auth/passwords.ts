import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The library's own algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without the signs that people mix up when they read them from a screen. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 16;

/** Hash of a password, argon2id, with its salt and cost inside. Never log it, never send it. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let dummy: Promise<string> | undefined;

/**
 * Tells whether the password is the one that was hashed. Without a hash (nobody has that address) it takes the same time and
 * says no, so that the clock tells a stranger nothing.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword(generatePassword());
  const fits = await verify(stored ?? (await dummy), password);
  return fits && stored !== undefined;
}

/** A new password of 16 signs, about 93 bits. */
export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
