import type { LookupName } from '../../contract/kinds';
import { once } from '../database/prepare';
import type { FileStore } from '../files/types';
import type { StoredKind } from './kinds';
import { artistName } from './names';
import { requireShown } from './queries';
import { type Handle, type ListingRow, referenceColumn, textOf } from './row';
import { carried, REFERENCE_COLUMNS, soundField } from './select';

type Shown = Record<string, unknown>;
type Store = Pick<FileStore, 'url'>;
/** Adds to an answer what is shown of one part of a row. */
type Part = (shown: Shown, row: ListingRow, store: Store) => void;

const addressOf = (store: Store, row: Readonly<Shown>, column: string): string | null => {
  const key = textOf(row, column);
  return key === null ? null : store.url(key);
};

/** What a reference shows of the record it points to (spec 3: stageName of an artist, name of an album or channel). */
const REFERENCES: Readonly<Partial<Record<LookupName, (row: Shown, address: (column: string) => string | null) => Shown>>> = {
  artists: (row, address) => ({ _id: row.id, stageName: artistName(row), photo: address('photo') }),
  albums: (row, address) => ({ _id: row.id, name: textOf(row, 'name'), albumArt: address('albumArt') }),
  channels: (row, address) => ({ _id: row.id, name: textOf(row, 'name'), photo: address('photo') }),
};

const referencePart = (field: string, target: LookupName): Part => {
  const column = referenceColumn(field);
  const columns = (REFERENCE_COLUMNS[target] ?? []).map((name) => [name, carried(field, name)] as const);
  const present = REFERENCES[target];
  return (shown, row, store) => {
    shown[field] = null;
    if (row[column] === null || present === undefined) return;
    const record: Shown = { id: row[column] };
    for (const [name, alias] of columns) record[name] = row[alias];
    shown[field] = present(record, (name) => addressOf(store, record, name));
  };
};

const isRecord = (value: unknown): value is Shown => typeof value === 'object' && value !== null;

const staticPart =
  (name: string, reference: string, field: string): Part =>
  (shown) => {
    const of = shown[reference];
    shown[name] = isRecord(of) ? { [field]: of[field] } : null;
  };

const [SOUND_NAME, SOUND_DURATION] = [carried('sound', 'originalName'), carried('sound', 'duration')];

/** Name and length of the audio file, null where there is none. */
const soundPart: Part = (shown, row) => {
  shown.fileName = row[SOUND_NAME];
  shown.duration = row[SOUND_DURATION];
};

/** Put together once for each kind: an answer has up to a hundred rows. */
const partsOf = once((kind: StoredKind): Part[] => {
  const { endpoint, files, statics } = kind;
  return [
    (shown) => Object.assign(shown, endpoint.constants),
    ...Object.keys(endpoint.fields).map(
      (field): Part =>
        (shown, row) => {
          shown[field] = textOf(row, field);
        },
    ),
    ...Object.entries(endpoint.references).map(([field, target]) => referencePart(field, target)),
    ...Object.entries(statics).map(([name, { reference, field }]) => staticPart(name, reference, field)),
    ...Object.keys(files).map(
      (field): Part =>
        (shown, row, store) => {
          shown[field] = addressOf(store, row, field);
        },
    ),
    ...(soundField(kind) === undefined ? [] : [soundPart]),
  ];
});

/** Ids of each playlist's songs in playing order (spec 3, Playlist). */
async function loadSongs(database: Handle, { table }: StoredKind, rows: readonly ListingRow[]) {
  const songs = new Map<string, string[]>();
  if (table !== 'playlists' || rows.length === 0) return undefined;
  for (const row of rows) songs.set(row.id, []);
  const entries = await database
    .selectFrom('playlistSongs')
    .selectAll()
    .where('playlistId', 'in', [...songs.keys()])
    .orderBy('position')
    .execute();
  for (const { playlistId, songId } of entries) songs.get(playlistId)?.push(songId);
  return songs;
}

/**
 * Rows as the API answers them (spec 3): file keys as addresses, references as objects with the name to show or null, flags as
 * booleans, and the texts that a kind repeats of its references.
 * @param rows as `selectShown` reads them
 */
export async function presentRows(
  database: Handle,
  store: Store,
  kind: StoredKind,
  rows: readonly ListingRow[],
): Promise<Shown[]> {
  const parts = partsOf(kind);
  const songs = await loadSongs(database, kind, rows);
  const beside = await kind.beside?.(database, rows);
  return rows.map((row, index) => {
    const shown: Shown = { _id: row.id };
    for (const add of parts) add(shown, row, store);
    if (songs) shown.songs = songs.get(row.id);
    Object.assign(shown, beside?.[index]);
    shown.isPublished = row.isPublished === 1;
    shown.publishedAt = row.publishedAt;
    shown.createdAt = row.createdAt;
    return shown;
  });
}

/** The record with this id as `presentRows` gives it; ApiError 404 where there is none any more. */
export const presentRecord = async (database: Handle, store: Store, kind: StoredKind, id: string): Promise<Shown | undefined> =>
  (await presentRows(database, store, kind, [await requireShown(database, kind, id)]))[0];
