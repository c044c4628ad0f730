import { expect, it } from 'vitest';
import { createPace } from '../../src/resources/songs/importing/pace';

const [KB, MB] = [1_000, 1_000_000];
/** Milliseconds between two looks of the page. */
const LOOK = 250;

/**
 * Sends files one after the other to a server that takes 150 ms for each file and 20 ms for each megabyte.
 * @returns what is left in truth and what is told, in seconds, so many seconds after so many files are through
 */
const told = (sizes: readonly number[], { after, seconds }: { after: number; seconds: number }) => {
  let time = 0;
  const pace = createPace(() => time);
  const sum = (some: readonly number[]) => some.reduce((all, each) => all + each, 0);
  const all = { files: sizes.length, bytes: sum(sizes) };
  const ends = sizes.map((_, index) => sum(sizes.slice(0, index + 1).map((size) => 150 + (size / MB) * 20)));
  const until = (ends[after - 1] ?? 0) + seconds * 1_000;
  let left: number | undefined;
  for (; time <= until; time += LOOK) {
    const files = ends.filter((end) => end <= time).length;
    const begun = ends[files - 1] ?? 0;
    left = pace.left({ files, bytes: sum(sizes.slice(0, files)) + Math.min(sizes[files] ?? 0, ((time - begun) / 20) * MB) }, all);
  }
  return { truth: ((ends.at(-1) ?? 0) - until) / 1_000, left };
};

const small = (count: number) => Array.from({ length: count }, (_, index) => (60 + ((index * 37) % 90)) * KB);

const HUGE = 2_000 * MB;

it.each([
  ['a huge file after many small ones', [...small(400), HUGE], { after: 400, seconds: 5 }],
  ['many small ones after a huge file', [...small(40), HUGE, ...small(400)], { after: 60, seconds: 0 }],
  ['songs as songs are', Array.from({ length: 100 }, (_, index) => (3 + ((index * 7) % 9)) * MB), { after: 50, seconds: 0 }],
])('tells how long it takes with %s', (_what, sizes, when) => {
  const { truth, left } = told(sizes, when);
  expect(left).toBeGreaterThan(truth * 0.7);
  expect(left).toBeLessThan(truth * 1.4);
});

it('says nothing of a huge file while it has seen small ones alone', () => {
  expect(told([...small(400), HUGE], { after: 400, seconds: 0 }).left).toBeUndefined();
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
