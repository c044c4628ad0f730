import { afterAll, afterEach, expect } from 'vitest';

declare global {
  var saidToConsole: string[] | undefined;
}

/**
 * Fails every test that wrote an error or a warning to the console: React's and Material UI's complaints (act, keys, props), requests
 * nobody answers, uncaught failures. A test about such a message takes it over with vi.spyOn(console, 'error').
 */
const said: string[] = globalThis.saidToConsole ?? [];
// One for all copies of this file: the runner reads it anew for each file of tests, whoever imports it has the first.
globalThis.saidToConsole = said;

/** react-admin writes every failed call to the console of a development build: tests are about what the person is told of it. */
const isFailedCall = ([part]: unknown[]) => part instanceof Error && part.name === 'HttpError';

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    if (isFailedCall(parts)) return;
    said.push(
      `console.${level}: ${parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ')}`,
    );
  };
}

/** What was written so far is no fault of this test. */
export const forgetSaid = () => void said.splice(0);

const expectSilence = () => expect(said.splice(0), 'nothing is written to the console').toEqual([]);

afterEach(expectSilence);
afterAll(expectSilence);
