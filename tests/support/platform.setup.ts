import { afterAll } from 'vitest';

/**
 * The server's library puts a Request and a Response of its own in place of the platform's, for the whole process. The files of one
 * worker share a process: each leaves to the next what it found.
 */
const { Request: PlatformRequest, Response: PlatformResponse } = globalThis;

afterAll(() => {
  Object.defineProperty(globalThis, 'Request', { value: PlatformRequest, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'Response', { value: PlatformResponse, configurable: true, writable: true });
});
