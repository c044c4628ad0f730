import { describe, expect, it } from 'vitest';
import { covering } from '../situations/eachFeature';
import { expectRed } from '../situations/red/list';
import { situationsTable } from './situations';

describe('the table of situations', () => {
  it('counts what is in a cell, whatever statements the title names', () => {
    const { lines } = situationsTable(['a channel × lost line: keeps it', '[8.3] a channel × lost line: tells it']);
    expect(lines.find((line) => line.startsWith('a channel '))).toMatch(/ 2 /);
  });

  it('counts a situation of several fixtures in each of their cells', () => {
    const { lines, faults } = situationsTable(['a channel × lost line, keys: keeps it and tells it']);
    expect(lines.find((line) => line.startsWith('a channel '))).toMatch(/ 1 .* 1 /);
    expect(faults).not.toContain('No situation yet: a channel × keys');
  });

  it('names the cells that fit and are empty, and titles that stand in no row', () => {
    const { faults } = situationsTable(['a chanel × lost line: keeps it']);
    expect(faults).toContain('There is no such row or column: a chanel × lost line: keeps it');
    expect(faults).toContain('No situation yet: a channel × lost line');
  });

  it('has no red situation, and says so', () => {
    const { lines, faults } = situationsTable(['a channel × lost line: keeps it']);
    expect(lines).toContain('Red list: 0 situations by 0 faults.');
    expect(faults.filter((fault) => /red|RED/.test(fault))).toEqual([]);
  });
});

describe('the facts that features share', () => {
  const features = ['a new channel', 'a user', 'a new playlist', 'a channel', 'a new ad', 'a profile'] as const;
  const told = (facts: number, of: readonly (typeof features)[number][] = features) =>
    of.flatMap((feature) =>
      Array.from({ length: facts }, (_, place) => ({
        feature,
        fixture: 'keys' as const,
        fact: `fact ${place}`,
        run: async () => {},
      })),
    );

  it.each([
    [1, 6, 6],
    [2, 6, 3],
    [3, 6, 2],
    [5, 6, 2],
    [2, 3, 2],
    [4, 2, 1],
  ])('meet, where there are %i of %i features, %i of them each, and every feature meets one', (facts, many, each) => {
    const all = told(facts, features.slice(0, many));
    const chosen = covering(all, false);
    for (let place = 0; place < facts; place += 1)
      expect(chosen.filter(({ fact }) => fact === `fact ${place}`)).toHaveLength(each);
    expect(new Set(chosen.map(({ feature }) => feature)).size).toBe(many);
    expect(covering(all, true)).toEqual(all);
  });
});

describe('a situation that is listed as red', () => {
  const run = (error?: Error) =>
    expectRed(
      'a title',
      () => (error ? Promise.reject(error) : Promise.resolve()),
      (failure) => failure instanceof RangeError,
    );

  it('has to fail, and by an assertion', async () => {
    await run(new RangeError());
    await expect(run()).rejects.toThrow('take it off the red list');
    await expect(run(new TypeError('The test itself'))).rejects.toThrow('The test itself');
  });
});
