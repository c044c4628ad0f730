import { describe, expect, it } from 'vitest';
import { SAME_SONGS_LIMIT } from '../../src/contract/limits';
import { createAttempts } from '../../src/import/attempts';
import { CallFailure, type Catalogue } from '../../src/import/catalogue';
import { makePlan } from '../../src/import/plan';
import { catalogueOf, factsOf, sha256Of } from '../world/importing';

const attempt = createAttempts({ signIn: async () => {}, wait: async () => {} });

describe('many files', () => {
  const [last, count] = [SAME_SONGS_LIMIT * 7, SAME_SONGS_LIMIT * 7 + 1];
  const facts = Array.from({ length: count }, (_, index) => factsOf(`${index}`));
  const SAME = { first: sha256Of('0'), last: sha256Of(`${last}`) };
  /** @param answer what the server says to a list of several, undefined where it takes such */
  const comparing = async (answer?: Catalogue['sameSongs']) => {
    const catalogue = catalogueOf({ songs: [{ _id: 'first' }, { _id: 'last' }] }, SAME);
    const lists: number[] = [];
    let [open, most] = [0, 0];
    const sameSongs: Catalogue['sameSongs'] = async (...sha256s) => {
      lists.push(sha256s.length);
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return sha256s.length > 1 && answer ? answer(...sha256s) : catalogue.sameSongs(...sha256s);
    };
    const { songs } = await makePlan({ facts, pictures: [], catalogue: { ...catalogue, sameSongs }, attempt });
    return { there: songs.flatMap(({ state, id }, index) => (state === 'there' ? [[index, id]] : [])), lists, most };
  };
  const THERE = [
    [0, 'first'],
    [last, 'last'],
  ];

  it('are asked for by lists as long as the contract says, six at a time', async () => {
    const { there, lists, most } = await comparing();
    expect(there).toEqual(THERE);
    expect(lists).toEqual([...Array(7).fill(SAME_SONGS_LIMIT), 1]);
    expect(most).toBe(6);
  });

  it.each<[string, Catalogue['sameSongs']]>([
    ['refuses a list', () => Promise.reject(new CallFailure('Not a SHA-256.', 400))],
    ['takes no address so long', () => Promise.reject(new CallFailure('Too long.', 414))],
    ['answers for the first of a list', async () => [{ _id: 'first' }]],
  ])('are asked for one by one where the server %s, after one try', async (_what, answer) => {
    const { there, lists } = await comparing(answer);
    expect(there).toEqual(THERE);
    expect(lists).toEqual([SAME_SONGS_LIMIT, ...Array(count).fill(1)]);
  });

  it('end where the server refuses for another reason', async () => {
    await expect(comparing(() => Promise.reject(new CallFailure('Not for you.', 403)))).rejects.toThrow('Not for you.');
  });
});
