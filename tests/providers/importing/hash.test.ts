import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { digest, sha256Of } from '../../../src/providers/importing/hash';

const MIB = 1024 * 1024;
const nodes = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (length: number) => new Uint8Array(Buffer.alloc(length, 'abcdefg'));

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

it('never has the whole of a file in memory', async () => {
  const file = new Blob([bytesOf(3 * MIB)]);
  const slice = vi.spyOn(file, 'slice');
  await sha256Of(file);
  expect(slice.mock.calls.map(([start = 0, end = 0]) => end - start)).toEqual([MIB, MIB, MIB]);
});

it('ends with the signal’s reason, and with what reading rejects with', async () => {
  const controller = new AbortController();
  const hashing = sha256Of(new Blob([bytesOf(2 * MIB)]), controller.signal);
  controller.abort(new Error('Enough.'));
  await expect(hashing).rejects.toThrow('Enough.');
  const file = new Blob([bytesOf(3 * MIB)]);
  const lost = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('Gone.')) });
  vi.spyOn(file, 'slice')
    .mockReturnValueOnce(new Blob(['a']))
    .mockReturnValue(lost);
  await expect(sha256Of(file)).rejects.toThrow('Gone.');
});
