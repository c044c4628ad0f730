import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest, sha256Of } from '../../../src/providers/importing/hash';

const MIB = 1024 * 1024;
const nodes = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (length: number) => new Uint8Array(Buffer.alloc(length, 'abcdefg'));

const LARGE = 16 * MIB + 5;

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['by the browser’s own', {}],
  ['without it, as at an address that is not secure', { crypto: {} }],
])('%s', (_how, globals) => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  });

  it.each([0, 1, 55, 56, 63, 64, 65, MIB - 1, MIB, MIB + 1, 2 * MIB + 5])('counts in all of %i bytes', async (length) => {
    expect(await sha256Of(new Blob([bytesOf(length)]))).toBe(nodes(bytesOf(length)));
  });

  it('comes to what Node comes to, whatever the bytes and the text', async () => {
    const both = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary' }), async (bytes, text) => {
      expect(await sha256Of(new Blob([new Uint8Array(bytes)]))).toBe(nodes(bytes));
      expect(await digest(text)).toBe(nodes(text));
    });
    await fc.assert(both, { numRuns: 50 });
  });
});

it('never has the whole of a large file in memory', async () => {
  const file = new Blob([bytesOf(LARGE)]);
  const [slice, whole] = [vi.spyOn(file, 'slice'), vi.spyOn(file, 'arrayBuffer')];
  expect(await sha256Of(file)).toBe(nodes(bytesOf(LARGE)));
  expect(new Set(slice.mock.calls.map(([start = 0, end = 0]) => end - start))).toEqual(new Set([MIB]));
  expect(whole).not.toHaveBeenCalled();
});

it('ends with the signal’s reason, and with what reading rejects with', async () => {
  const gone = () => Promise.reject(new Error('Gone.'));
  for (const length of [5, LARGE]) {
    const controller = new AbortController();
    const hashing = sha256Of(new Blob([bytesOf(length)]), controller.signal);
    controller.abort(new Error('Enough.'));
    await expect(hashing).rejects.toThrow('Enough.');
    const file = Object.assign(new Blob([bytesOf(length)]), { arrayBuffer: gone });
    vi.spyOn(file, 'slice')
      .mockReturnValueOnce(new Blob(['a']))
      .mockReturnValue(Object.assign(new Blob(), { arrayBuffer: gone }));
    await expect(sha256Of(file)).rejects.toThrow('Gone.');
  }
});
