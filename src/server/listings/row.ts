import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema';

/** A stored record of any kind: the columns they share, and those of its kind by name. */
export interface ListingRow {
  [column: string]: string | number | null;
  id: string;
  isPublished: number;
  publishedAt: string | null;
  createdAt: string;
}

/** The database, or a transaction on it. */
export type Handle = Kysely<Database> | Transaction<Database>;

/** Columns that a write changes: texts, ids of references, keys of files; null empties. */
export type Changes = Record<string, string | null>;

/** The text in a column, null where the column is empty. */
export const textOf = (row: Readonly<Record<string, unknown>>, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};

/** The column that keeps a reference's id. */
export const referenceColumn = (field: string): string => `${field}Id`;
