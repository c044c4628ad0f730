import { describe, expect, it } from 'vitest';
import { breakagesOf } from './operators';

const brokenOf = (source: string) =>
  breakagesOf('source.tsx', source).map(({ start, end, to }) => source.slice(0, start) + to + source.slice(end));

describe('the slips of a hand', () => {
  it.each([
    ['a === b;', ['((a) !== (b));']],
    ['a < 1;', ['((a) <= (1));', 'a < 2;']],
    ['a ?? b ?? c;', ['((a ?? b) && (c));', '((a) && (b)) ?? c;']],
    ['!a;', ['(a);']],
    ['const a = true;', ['const a = false;']],
    ['const a = await b();', ['const a = (b());']],
    ['a ? b : c;', ['((a) ? (c) : (b));']],
    ['a.b();', [';']],
    ['if (a) b;', ['if (true) b;', 'if (false) b;']],
    ['const a = <p>{b && <i />}</p>;', ['const a = <p>{((b) || (<i />))}</p>;']],
    ['const a = f(b as true | 1);', []],
    ['type A = true; interface B { a: 1 }', []],
    ["import a from 'b'; const c = 'd === e'; // f === g", []],
  ])('in %s', (source, broken) => {
    expect(brokenOf(source)).toEqual(broken);
  });
});
