import { hashPassword } from '../../src/server/credentials/passwords';

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, made once for each test file: making one takes long on purpose. */
export const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};
