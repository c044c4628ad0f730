import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type CatalogueKind, eachKind, KINDS, type LookupName, type ResourceName } from '../../src/contract/kinds';
import { newId } from '../../src/server/database/ids';
import type { Database } from '../../src/server/database/schema';
import { searchTextFrom } from '../../src/server/database/searchText';
import { transact } from '../../src/server/database/transact';
import { insertFileRows } from '../../src/server/files/fileRows';
import { type Changes, referenceColumn, storedKind } from '../../src/server/listings/storedKind';
import { insertUser } from '../../src/server/users/queries';
import type { TestApi } from './api';
import { NAME_FIELDS } from './forms';
import { hashOf } from './hashes';
import { recordName } from './records';

type CatalogueName = CatalogueKind['name'];

/** Far from every limit on the parameters of one statement. */
const BATCH = 400;
const BEGIN = Date.UTC(2025, 0, 1);
let moments = 0;
/** Each later than the one before, and all of them past. */
const nextMoment = () => new Date(BEGIN + ++moments * 1_000).toISOString();

const inBatches = async <T>(all: readonly T[], act: (some: readonly T[]) => Promise<unknown>) => {
  for (let from = 0; from < all.length; from += BATCH) await act(all.slice(from, from + BATCH));
};

/** A picture of its own for each record that must have one: its row, but no bytes. */
const withPictures = async (transaction: Transaction<Database>, name: CatalogueName, records: readonly Changes[]) => {
  const { picture = '', required } = KINDS[name];
  if (!required.update.some((group) => group.includes(picture))) return records;
  const pictured = records.map((record) => ({ ...record, [picture]: `${randomBytes(16).toString('hex')}.png` }));
  const kept = { field: picture, kind: 'image', originalName: 'picture.png', mediaType: 'image/png', bytes: 90 } as const;
  const files = pictured.map((record) => ({ ...kept, key: record[picture] ?? '', duration: null, peaks: null, sha256: null }));
  await inBatches(files, (some) => insertFileRows(transaction, some, new Date(BEGIN)));
  return pictured;
};

interface WriteOptions {
  /** Which of them are published; by default none. */
  isPublished?: (index: number) => boolean;
}

const writeIn = async (
  transaction: Transaction<Database>,
  name: CatalogueName,
  records: readonly Changes[],
  { isPublished = () => false }: WriteOptions,
) => {
  const kind = storedKind(name);
  const rows = (await withPictures(transaction, name, records)).map((changes, index) => {
    const createdAt = nextMoment();
    const publication = isPublished(index) ? { isPublished: 1, publishedAt: createdAt } : { isPublished: 0, publishedAt: null };
    const searchText = searchTextFrom(kind.names, changes);
    return { ...changes, ...kind.constants, ...publication, id: newId(), searchText, createdAt };
  });
  await inBatches(rows, (some) =>
    transaction
      .insertInto(kind.table)
      .values([...some])
      .execute(),
  );
  return rows.map(({ id }) => id);
};

/**
 * Puts records of these columns into the catalogue in one transaction, as the API would have written them one after the other.
 * @returns their ids
 */
export const writeRecords = (
  api: TestApi,
  name: CatalogueName,
  records: readonly Changes[],
  options: WriteOptions = {},
): Promise<string[]> => transact(api.services.database, (transaction) => writeIn(transaction, name, records, options));

const putSongs = (transaction: Transaction<Database>, playlistId: string, songs: readonly string[]) =>
  inBatches(
    songs.map((songId, index) => ({ playlistId, songId, position: index + 1 })),
    (some) =>
      transaction
        .insertInto('playlistSongs')
        .values([...some])
        .execute(),
  );

/** What others point at comes before them. */
const ORDER: readonly ResourceName[] = [
  ...(['artists', 'channels', 'albums', 'songs', 'videos', 'playlists', 'announcements', 'ads', 'users'] as const),
];
const URL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
/** What a record has beside its name and its references. */
const BESIDE: Partial<Record<ResourceName, Changes>> = { videos: { url: URL } };

/**
 * So many records of every kind, or of the named ones, 'Record 01' and on, the last one the newest. The first song has the first artist
 * and the first album, where these are written too, and so on; the first playlist holds all songs.
 * @returns their ids by kind, in the order of their numbers
 */
export const existing = async (
  api: TestApi,
  count: number,
  kinds: readonly ResourceName[] = ORDER,
  options: WriteOptions = {},
): Promise<Readonly<Record<ResourceName, readonly string[]>>> => {
  const ids = eachKind<string[]>(() => []);
  const passwordHash = await hashOf('a long password of theirs');
  const referring = (references: Readonly<Record<string, LookupName>>, index: number): Changes =>
    Object.fromEntries(Object.entries(references).map(([field, to]) => [referenceColumn(field), ids[to][index] ?? null]));
  const numbers = Array.from({ length: count }, (_, index) => index);
  await transact(api.services.database, async (transaction) => {
    for (const name of ORDER.filter((each) => kinds.includes(each))) {
      if (name === 'users')
        for (const index of numbers) {
          const person = { firstName: recordName(index + 1), lastName: null, email: `record-${index + 1}@example.org` };
          const user = await insertUser(transaction, { ...person, role: 'manager', passwordHash }, new Date(nextMoment()));
          ids.users.push(user.id);
        }
      else {
        const records = numbers.map((index) => ({
          ...{ [NAME_FIELDS[name]]: recordName(index + 1), ...BESIDE[name] },
          ...referring(KINDS[name].references, index),
        }));
        ids[name] = await writeIn(transaction, name, records, options);
      }
    }
    const [playlistId] = ids.playlists;
    if (playlistId !== undefined) await putSongs(transaction, playlistId, ids.songs);
  });
  return ids;
};

/**
 * A playlist of this name, and published songs in it, 'Record 01' the first.
 * @returns its id and those of its songs
 */
export const playlistOf = async (api: TestApi, name: string, count: number) => {
  const { songs } = await existing(api, count, ['songs'], { isPublished: () => true });
  const [playlist = ''] = await writeRecords(api, 'playlists', [{ name }]);
  await transact(api.services.database, (transaction) => putSongs(transaction, playlist, songs));
  return { playlist, songs };
};
