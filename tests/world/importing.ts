import { createHash } from 'node:crypto';
import { fold } from '../../src/contract/fold';
import type { Catalogue, CatalogueRow } from '../../src/import/catalogue';
import type { Facts } from '../../src/import/facts';
import type { Journal, JournalEntry } from '../../src/import/journal';
import { inMemory, type SourceFile, Unreadable } from '../../src/import/source';

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** A file of a folder that is to be imported, in memory. */
export const sourceOf = (path: string, bytes: Buffer): SourceFile => inMemory(path, bytes, async () => sha256Of(bytes));

/** One that can't be read. */
export const lostSource = (path: string): SourceFile => {
  const fail = () => Promise.reject(new Unreadable('it is gone'));
  return { path, size: 9, read: fail, sha256: fail, whole: fail };
};

/** What is known of a file, by its path and what its tags would say: the bytes are those of its path, where nothing else is said. */
export const factsOf = (path: string, known: Partial<Facts> & { bytes?: string } = {}): Facts => {
  const { bytes = path, ...facts } = known;
  const file = sourceOf(path, Buffer.from(bytes));
  return {
    file,
    sha256: sha256Of(bytes),
    title: path.split('/').at(-1) ?? path,
    compilation: false,
    notes: [],
    duration: 200,
    ...facts,
  };
};

type Rows = Readonly<Partial<Record<'artists' | 'albums' | 'songs', readonly CatalogueRow[]>>>;

/** A catalogue that holds these rows, and notes what it was asked. @param same what it knows of files' bytes; without it, nothing */
export const catalogueOf = (rows: Rows = {}, same?: Readonly<Record<string, string>>): Catalogue & { asked: string[] } => {
  const asked: string[] = [];
  const texts = (row: CatalogueRow) =>
    fold([row.stageName, row.firstName, row.lastName, row.name, row.title].filter(Boolean).join(' '));
  return {
    asked,
    search: async (kind, key) => {
      asked.push(`${kind} ${key}`);
      return (rows[kind] ?? []).filter((row) => texts(row).includes(fold(key)));
    },
    sameSongs: async (...sha256s) => {
      asked.push('same');
      const songs = (rows.songs ?? []).map((row) => ({ ...row, sha256: same?.[row._id] }));
      return same && songs.filter(({ sha256 }) => sha256 !== undefined && sha256s.includes(sha256));
    },
    song: async (id) => (rows.songs ?? []).find(({ _id }) => _id === id),
    create: () => Promise.reject(new Error('A plan creates nothing.')),
    update: () => Promise.reject(new Error('A plan changes nothing.')),
  };
};

/** A journal in memory. */
export const journalOf = (entries: JournalEntry[] = []): Journal & { entries: JournalEntry[] } => ({
  entries,
  read: async () => [...entries],
  append: async (entry) => {
    entries.push(entry);
  },
});
