import type { LookupName } from '../../contract/endpoints';
import type { FileStore } from '../files/types';
import { LISTING_KINDS, type RecordKind } from './kinds';
import { artistName } from './names';
import { type Handle, type ListingRow, referenceColumn, textOf } from './row';
import { selectRows } from './select';

type Shown = Record<string, unknown>;
/** Records by id, of the kinds that the rows at hand point to. */
type Loaded = ReadonlyMap<string, ListingRow>;

/** What a reference shows of the record it points to (spec 3: stageName of an artist, name of an album or channel). */
const REFERENCES: Readonly<Partial<Record<LookupName, (row: ListingRow, address: (column: string) => string | null) => Shown>>> =
  {
    artists: (row, address) => ({ _id: row.id, stageName: artistName(row), photo: address('photo') }),
    albums: (row, address) => ({ _id: row.id, name: textOf(row, 'name'), albumArt: address('albumArt') }),
    channels: (row, address) => ({ _id: row.id, name: textOf(row, 'name'), photo: address('photo') }),
  };

const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);

async function loadReferences(database: Handle, { endpoint }: RecordKind, rows: readonly ListingRow[]): Promise<Loaded> {
  const loaded = new Map<string, ListingRow>();
  for (const [field, target] of Object.entries(endpoint.references)) {
    const ids = [...new Set(present(rows.map((row) => textOf(row, referenceColumn(field)))))];
    if (ids.length === 0) continue;
    for (const row of await selectRows(database, LISTING_KINDS[target]).where('id', 'in', ids).execute()) loaded.set(row.id, row);
  }
  return loaded;
}

/** Name and length of each row's audio file, null where it has none; nothing for kinds without audio. */
async function loadSound(database: Handle, kind: RecordKind, rows: readonly ListingRow[]) {
  const [column] = Object.entries(kind.files).find(([, takes]) => takes === 'audio') ?? [];
  if (column === undefined) return undefined;
  const keys = present(rows.map((row) => textOf(row, column)));
  const files = keys.length === 0 ? [] : await database.selectFrom('files').selectAll().where('key', 'in', keys).execute();
  return rows.map((row): Shown => {
    const file = files.find(({ key }) => key === row[column]);
    return { fileName: file?.originalName ?? null, duration: file?.duration ?? null };
  });
}

/** Ids of each playlist's songs in playing order (spec 3, Playlist). */
async function loadSongs(database: Handle, { table }: RecordKind, rows: readonly ListingRow[]) {
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
 */
export async function presentRows(
  database: Handle,
  store: Pick<FileStore, 'url'>,
  kind: RecordKind,
  rows: readonly ListingRow[],
): Promise<Shown[]> {
  const { endpoint, files, statics } = kind;
  const [loaded, sound, songs, beside] = [
    await loadReferences(database, kind, rows),
    await loadSound(database, kind, rows),
    await loadSongs(database, kind, rows),
    await kind.beside?.(database, rows),
  ];
  const address = (row: ListingRow) => (column: string) => {
    const key = textOf(row, column);
    return key === null ? null : store.url(key);
  };
  const reference = (row: ListingRow, field: string, target: LookupName): Shown | null => {
    const target_ = loaded.get(textOf(row, referenceColumn(field)) ?? '');
    return target_ === undefined ? null : (REFERENCES[target]?.(target_, address(target_)) ?? null);
  };
  return rows.map((row, index) => {
    const shownReferences = Object.fromEntries(
      Object.entries(endpoint.references).map(([field, target]) => [field, reference(row, field, target)]),
    );
    return {
      _id: row.id,
      ...endpoint.constants,
      ...Object.fromEntries(endpoint.fields.map((field) => [field, textOf(row, field)])),
      ...shownReferences,
      ...Object.fromEntries(
        Object.entries(statics).map(([name, { reference: of, field }]) => [
          name,
          shownReferences[of] ? { [field]: shownReferences[of][field] } : null,
        ]),
      ),
      ...Object.fromEntries(Object.keys(files).map((field) => [field, address(row)(field)])),
      ...sound?.[index],
      ...(songs ? { songs: songs.get(row.id) } : {}),
      ...beside?.[index],
      isPublished: row.isPublished === 1,
      publishedAt: row.publishedAt,
      createdAt: row.createdAt,
    };
  });
}

/** One row as `presentRows` gives it. */
export const presentRow = async (
  database: Handle,
  store: Pick<FileStore, 'url'>,
  kind: RecordKind,
  row: ListingRow,
): Promise<Shown | undefined> => (await presentRows(database, store, kind, [row]))[0];
