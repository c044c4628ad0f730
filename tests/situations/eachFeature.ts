import type { Feature } from './table';

/** Once for each feature of a table, with what is particular to it. */
export const eachFeature = <F extends Feature, How>(table: Readonly<Record<F, How>>, run: (feature: F, how: How) => void) => {
  for (const feature in table) run(feature, table[feature]);
};
