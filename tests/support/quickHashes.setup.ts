import { vi } from 'vitest';

/** A password costs 20 ms of a core, on purpose, and tests have thousands of them; process.test.ts looks at the cost itself. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }) };
});
