import { type Collected, collect, take } from './situation';
import type { Feature } from './table';

/** The least part of its features that each fact is looked at in. */
const LEAST = 1 / 3;

const grouped = <T>(all: Iterable<T>, keyOf: (each: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups.values()];
};

/**
 * Which features each fact is looked at in. What features have in common they do by one mechanism: not every fact has to meet every feature, but
 * each feature meets a fact of each of its fixtures, and neighbours in their table, which should be unlike, share one. With ALL_KINDS=1 all meet all.
 * @param all the situations of a table, feature by feature
 */
export const covering = (all: readonly Collected[], wantsAll = process.env.ALL_KINDS !== undefined): Collected[] => {
  const facts = grouped(all, ({ fixture, fact }) => `${fixture}: ${fact}`);
  const alike = grouped(facts, (fact) => `${fact[0]?.fixture} of ${fact.map(({ feature }) => feature).join()}`);
  const chosen = alike.flatMap((group) =>
    group.flatMap((fact, place) => {
      const many = Math.ceil(fact.length * Math.max(LEAST, 1 / group.length));
      const from = (place * many) % fact.length;
      return wantsAll ? fact : [...fact, ...fact].slice(from, from + many);
    }),
  );
  return all.filter((each) => chosen.includes(each));
};

/** Once for each feature of a table, with what is particular to it: the situations that `covering` chooses of them. */
export const eachFeature = <F extends Feature, How>(table: Readonly<Record<F, How>>, run: (feature: F, how: How) => void) => {
  const all = collect(() => {
    for (const feature in table) run(feature, table[feature]);
  });
  for (const each of covering(all)) take(each);
};
