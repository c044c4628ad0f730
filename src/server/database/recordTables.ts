import { AD_NEWS_KINDS, type CatalogueKind, LISTING_KINDS } from '../../contract/kinds';
import type { RecordTable } from './schema';

/** The table that keeps the records of a kind: its own, but ads and announcements share one. */
export const tableOf = (name: CatalogueKind['name']): RecordTable =>
  name === 'ads' || name === 'announcements' ? 'adNews' : name;

const KINDS = [...LISTING_KINDS, ...AD_NEWS_KINDS];

const inOrder = new Set<RecordTable>();
const add = ({ name, references }: CatalogueKind) => {
  if (inOrder.has(tableOf(name))) return;
  for (const kind of KINDS) if (kind.name !== name && Object.values(references).some((target) => target === kind.name)) add(kind);
  inOrder.add(tableOf(name));
};
for (const kind of KINDS) add(kind);

/** The tables of all kinds, those that others refer to first. */
export const RECORD_TABLES: readonly RecordTable[] = [...inOrder];
