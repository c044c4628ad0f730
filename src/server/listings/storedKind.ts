import type { Kysely, Transaction } from 'kysely';
import { type CatalogueKind, KINDS } from '../../contract/kinds';
import { tableOf } from '../database/recordTables';
import type { Database, RecordTable } from '../database/schema';

/** A stored record of any kind: the columns they share, and those of its kind by name. */
export interface RecordRow {
  [column: string]: string | number | null;
  id: string;
  isPublished: number;
  publishedAt: string | null;
  createdAt: string;
  version: number;
  updatedAt: string | null;
}

/** Columns that a write changes: texts, ids of references, keys of files; null empties. */
export type Changes = Record<string, string | null>;

/** What only the server knows of a kind. */
export interface Hooks {
  /** Checks what is about to be written against other records, and gives what really is; `before` is undefined for a new record. */
  beforeWrite?: (transaction: Transaction<Database>, changes: Changes, before: RecordRow | undefined) => Promise<Changes>;
  /** Takes out of what an older version held what is gone by now. */
  beforeRestore?: (transaction: Transaction<Database>, changes: Changes, before: RecordRow) => Promise<Changes>;
  /** What an answer shows beside the record's own columns, one entry for each row. */
  extraFields?: (database: Kysely<Database>, rows: readonly RecordRow[]) => Promise<Record<string, unknown>[]>;
}

/** A kind of record as the server keeps it: its line in the contract's KINDS, its table, and its hooks. */
export type StoredKind = CatalogueKind &
  Hooks & {
    /** Where its records are: all rows of this table that hold the kind's constants. */
    table: RecordTable;
  };

export const storedKind = (name: CatalogueKind['name'], hooks: Hooks = {}): StoredKind => ({
  ...KINDS[name],
  ...hooks,
  name,
  table: tableOf(name),
});

/** The column that keeps a reference's id. */
export const referenceColumn = (field: string): string => `${field}Id`;

/** The text in a column, null where the column is empty. */
export const storedText = (row: Readonly<Record<string, unknown>>, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};
