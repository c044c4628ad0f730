import { expect, it } from 'vitest';
import { createPace } from '../../../src/resources/songs/importing/pace';

const [KB, MB] = [1_000, 1_000_000];
/** Milliseconds between two looks of the page. */
const LOOK = 250;

/**
 * Sends files one after the other at a server that takes so long for each file and each megabyte.
 * @returns what is left in truth, and what is told, in seconds, when `after` files are through
 */
const told = (sizes: readonly number[], { file, megabyte, after }: { file: number; megabyte: number; after: number }) => {
  let time = 0;
  const pace = createPace(() => time);
  const costOf = (size: number) => file + (size / MB) * megabyte;
  const all = { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  const ends = sizes.map((size, index) => sizes.slice(0, index).reduce((sum, each) => sum + costOf(each), costOf(size)));
  const until = ends[after - 1] ?? 0;
  let left: number | undefined;
  for (; time <= until; time += LOOK) {
    const files = ends.filter((end) => end <= time).length;
    const [size = 0, begun = 0] = [sizes[files], ends[files - 1] ?? 0];
    const sent = sizes.slice(0, files).reduce((sum, each) => sum + each, 0);
    const underWay = megabyte === 0 ? 0 : Math.min(size, ((time - begun) / megabyte) * MB);
    left = pace.left({ files, bytes: sent + underWay }, all);
  }
  return { truth: ((ends.at(-1) ?? 0) - until) / 1_000, left };
};

const small = (count: number) => Array.from({ length: count }, (_, index) => (60 + ((index * 37) % 90)) * KB);

it.each([
  ['a huge file after many small ones', [...small(400), 2_000 * MB], 400],
  ['many small ones after a huge file', [...small(40), 2_000 * MB, ...small(400)], 60],
  ['songs as songs are', Array.from({ length: 100 }, (_, index) => (3 + ((index * 7) % 9)) * MB), 50],
])('tells how long it takes with %s', (_what, sizes, after) => {
  const { truth, left } = told(sizes, { file: 150, megabyte: 20, after });
  expect(left).toBeGreaterThan(truth * 0.6);
  expect(left).toBeLessThan(truth * 1.7);
});

it('counts no time in which it rests, and none before the first byte is out', () => {
  let time = 0;
  const pace = createPace(() => time);
  const all = { files: 100, bytes: 100 * MB };
  const at = (seconds: number, done: number) => {
    time = seconds * 1_000;
    return pace.left({ files: done, bytes: done * MB }, all);
  };
  expect(at(500, 0)).toBeUndefined();
  expect(at(501, 1)).toBeUndefined();
  expect(at(510, 10)).toBe(90);
  pace.rest(true);
  time = 900_000;
  pace.rest(false);
  expect(at(910, 20)).toBeGreaterThan(75);
  expect(at(911, 21)).toBeLessThan(91);
});
