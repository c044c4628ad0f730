import { describe, expect, it } from 'vitest';
import type { HistoryAction, HistoryChange, HistoryEntry } from '../../../src/contract/history';
import { differing, shortened } from '../../../src/ui/history/differing';
import { goingBack } from '../../../src/ui/history/goingBack';
import { timeAgo } from '../../../src/ui/history/timeAgo';

it.each([
  ['the same', 'the same', ['the same', '', ''], ['the same', '', '']],
  ['', 'a title', ['', '', ''], ['', 'a title', '']],
  ['Way home', 'Way home (2026)', ['Way home', '', ''], ['Way home', ' (2026)', '']],
  ['a long day of rain', 'a short night of rain', ['a ', 'long day', ' of rain'], ['a ', 'short night', ' of rain']],
  ['no no', 'no no no', ['no no', '', ''], ['no no', ' no', '']],
])('finds where %j and %j differ, by words', (from, to, old, now) => {
  expect(differing(from, to)).toEqual([old, now]);
});

it('cuts a long text around what differs, and no short one', () => {
  const [start, own, end] = shortened(['x'.repeat(500), 'y'.repeat(500), 'z'.repeat(500)]);
  expect([start, own, end].map((part) => part.length)).toEqual([61, 241, 61]);
  expect([start[0], own.at(-1), end.at(-1)]).toEqual(['…', '…', '…']);
  expect(shortened(['a ', 'b', ' c'])).toEqual(['a ', 'b', ' c']);
});

it.each([
  [0, 'now'],
  [-5, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_600, '1 hour ago'],
  [7_300, '2 hours ago'],
  [86_400 * 3, '3 days ago'],
  [86_400 * 62, '2 months ago'],
  [86_400 * 800, '2 years ago'],
])('says of %d seconds that it was %s', (seconds, words) => {
  const now = Date.parse('2026-11-28T12:00:00.000Z');
  expect(timeAgo(new Date(now - seconds * 1_000).toISOString(), now)).toBe(words);
});

describe('going back to an entry', () => {
  const ref = (_id: string) => ({ _id, name: _id });
  const entry = (action: HistoryAction, ...changes: HistoryChange[]): HistoryEntry => ({
    ...{ _id: action, action, by: null, at: '', version: 1, changes },
  });
  const change = (field: string, from: HistoryChange['from'], to: HistoryChange['from']): HistoryChange => ({ field, from, to });
  const entries = [
    entry('update', change('title', 'B', 'C'), change('artist', ref('b'), ref('a')), change('album', ref('x'), null)),
    entry('publish', change('isPublished', false, true)),
    entry('update', change('title', 'A', 'B'), change('artist', ref('a'), ref('b')), change('album', null, ref('x'))),
    entry('create', change('title', null, 'A')),
  ];

  it.each([
    [0, []],
    [1, []],
    [2, [change('title', 'C', 'B'), change('artist', ref('a'), ref('b')), change('album', null, ref('x'))]],
    [3, [change('title', 'C', 'A')]],
  ])('changes what is otherwise by now, and nothing where that is the same (entry %d)', (index, changed) => {
    expect(goingBack(entries, index, ['title', 'artist', 'album'])).toEqual(changed);
  });
});
