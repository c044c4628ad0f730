import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { CamelCasePlugin, Kysely, Migrator, SqliteDialect } from 'kysely';
import { expect } from 'vitest';
import { earlierFold } from '../../src/server/database/earlierFold';
import { accounts } from '../../src/server/database/migrations/accounts';
import { catalogue } from '../../src/server/database/migrations/catalogue';
import { markAsMoved } from '../../src/server/database/moved';
import { OperatorError } from '../../src/server/errors/operatorErrors';
import { createFileStore } from '../../src/server/files/store';
import { restoreBackup } from '../../src/server/transfer/restoreBackup';
import { writeBackup } from '../../src/server/transfer/writeBackup';
import { testFolder } from '../world/disk';
import { formOf, picture, sound } from '../world/forms';
import { killedNow, lookInto, openFolder, refusalOf } from '../world/kill';
import { SPELLINGS } from '../world/values/searches';
import { situation } from './situation';

type Open = Awaited<ReturnType<typeof openFolder>>;

const addSongs = async ({ call }: Open, ...titles: string[]) => {
  for (const title of titles)
    expect((await call('POST', 'listings/songs', formOf({ title, songFile: sound('tone.wav', 0.1) }))).status).toBe(201);
};

/** Files at any depth, with their paths from the folder. */
const everyFile = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const storedIn = (folder: string) => readdirSync(join(folder, 'files'));
const databaseFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('catalogue.sqlite'));

situation(
  'the data folder',
  'two people',
  'is refused to a second start, whatever it calls the folder; the first goes on',
  async () => {
    const folder = testFolder();
    const link = join(testFolder(), 'link');
    symlinkSync(folder, link);
    const first = await openFolder(folder);
    for (const path of [folder, `${folder}/`, link]) expect(await refusalOf(path)).toContain('in use by another running process');
    await addSongs(first, 'Still here');
    await first.close();
    await openFolder(link);
  },
);

situation(
  'the data folder',
  'two people',
  'takes nothing away from another catalogue that keeps its files at the same place',
  async () => {
    const [one, two] = [testFolder(), testFolder()];
    mkdirSync(join(one, 'files'));
    // As two that are set to one bucket.
    symlinkSync(join(one, 'files'), join(two, 'files'));
    const first = await openFolder(one);
    await addSongs(first, 'Of the one');
    expect(await refusalOf(two)).toContain('belong to another catalogue');
    await first.close();
    // Its own database is there, and the files are not touched.
    const stored = storedIn(one);
    expect(await refusalOf(two)).toContain('belong to another catalogue');
    await openFolder(one);
    expect(storedIn(one)).toEqual(stored);
  },
);

situation('the data folder', 'two people', 'can be read by nobody else of the machine', async () => {
  const folder = join(testFolder(), 'data');
  const { call } = await openFolder(folder);
  await call('POST', 'listings/artists', formOf({ stageName: 'Björk', photo: await picture() }));
  const open = ['.', ...everyFile(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
});

situation(
  'the data folder',
  'existing catalogue',
  'keeps the files of today when the database of yesterday is put beside them',
  async () => {
    const [folder, yesterday] = [testFolder(), testFolder()];
    const before = await openFolder(folder);
    await addSongs(before, 'Yesterday');
    await before.close();
    for (const name of databaseFiles(folder)) copyFileSync(join(folder, name), join(yesterday, name));
    const today = await openFolder(folder);
    await addSongs(today, 'Today', 'Tonight');
    await today.close();
    const stored = storedIn(folder);
    for (const name of databaseFiles(folder)) rmSync(join(folder, name));
    for (const name of databaseFiles(yesterday)) copyFileSync(join(yesterday, name), join(folder, name));
    await openFolder(folder).catch(() => undefined);
    // Where they are, or laid aside.
    const left = everyFile(folder).map((path) => path.split('/').at(-1));
    expect(stored.filter((name) => !left.includes(name))).toEqual([]);
  },
);

situation(
  'the data folder',
  'existing catalogue',
  'is refused with a database that is lost or another one, at every try, and no file is taken away',
  async () => {
    const folder = testFolder();
    const open = await openFolder(folder);
    await addSongs(open, 'Kept');
    await open.close();
    const stored = storedIn(folder);
    for (const name of databaseFiles(folder)) rmSync(join(folder, name));
    // The second try finds the empty database that the first one made.
    for (let tries = 0; tries < 2; tries += 1) expect(await refusalOf(folder)).toContain(join(folder, 'files'));
    expect(storedIn(folder)).toEqual(stored);
  },
);

const fiveDigits = (number: number) => String(number).padStart(5, '0');

/** A folder as the first version left it, with playlists of these names. */
const earlierFolder = async (names: readonly string[]) => {
  const folder = testFolder();
  const database = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new SqliteFile(join(folder, 'catalogue.sqlite')) }),
    plugins: [new CamelCasePlugin()],
  });
  const getMigrations = async () => ({ '0001-catalogue': catalogue, '0002-accounts': accounts });
  expect((await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest()).error).toBeUndefined();
  await database.destroy();
  lookInto(folder, (file) => {
    const insert = file.prepare(
      `insert into playlists (id, name, search_text, created_at, is_published) values (?, ?, ?, '2025-01-01T00:00:00.000Z', 0)`,
    );
    file.transaction(() => {
      for (const [index, name] of names.entries()) insert.run(`p${fiveDigits(index)}`, name, earlierFold(name));
    })();
  });
  return folder;
};

situation(
  'the data folder',
  'existing catalogue',
  'of an earlier version opens in this one, with all that is in it',
  async () => {
    const { call } = await openFolder(await earlierFolder(['Evening']));
    for (const path of ['listings/playlists', 'listings/playlists/search?key=eve', 'listings/playlists/search?key=e'])
      expect((await call('GET', path)).data).toMatchObject([{ _id: 'p00000', name: 'Evening' }]);
  },
);

situation(
  'the data folder',
  'kill',
  'of an earlier version goes on with its search texts where it was killed, and finds by either meanwhile',
  async () => {
    const names = Array.from({ length: 700 }, (_, number) => `Guns N’ Roses, ${SPELLINGS.decomposed} ${fiveDigits(number)} पानी`);
    const waiting = (file: SqliteFile.Database) => file.prepare('select done_to from search_work').pluck().all();
    const first = await openFolder(await earlierFolder(names));
    const left = killedNow(first.folder);
    expect(lookInto(left, waiting)).toEqual([expect.stringMatching(/^p/)]);
    const find = async ({ call }: Open, key: string) =>
      (await call('GET', `listings/playlists/search?key=${encodeURIComponent(key)}`)).data;
    for (const number of ['00007', '00699'])
      for (const key of [`n’ ${number} guns`, `${SPELLINGS.composed} ${number}`, `पानी ${number}`])
        expect(await find(first, key)).toMatchObject([{ _id: `p${number}` }]);
    const second = await openFolder(left);
    await expect
      .poll(() => second.services.database.selectFrom('searchWork').selectAll().execute(), { timeout: 30_000 })
      .toEqual([]);
    expect(await find(second, `roses n' 00699`)).toMatchObject([{ name: names[699]?.normalize('NFC') }]);
    expect(await find(second, 'पन 00699')).toEqual([]);
    const old = lookInto(killedNow(second.folder), (file) =>
      file.prepare(`select count(*) from playlists where search_text like '%’%'`).pluck().get(),
    );
    expect(old).toBe(0);
  },
);

situation('the data folder', 'existing catalogue', 'of the past is refused once its records were moved', async () => {
  const folder = testFolder();
  const open = await openFolder(folder);
  await addSongs(open, 'Moved since');
  await open.close();
  markAsMoved(folder, new Date('2026-11-28T12:00:00Z'));
  const stored = storedIn(folder);
  expect(await refusalOf(folder)).toContain('were moved to PostgreSQL on 2026-11-28: set DATABASE_URL.');
  expect(storedIn(folder)).toEqual(stored);
});

situation('the data folder', 'existing catalogue', 'of a later version is refused in words that say so', async () => {
  const folder = testFolder();
  await (await openFolder(folder)).close();
  lookInto(folder, (file) => file.prepare(`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`).run());
  expect(await refusalOf(folder)).toMatch(/newer|later version/);
});

situation(
  'the data folder',
  'existing catalogue',
  'is not restored from a backup without a file that its database names',
  async () => {
    const [dataDir, to, restored] = [testFolder(), join(testFolder(), 'saved'), testFolder()];
    const open = await openFolder(dataDir);
    await addSongs(open, 'Kept', 'Lost');
    await open.close();
    await writeBackup({ dataDir, store: createFileStore({ dataDir }), to, overwrite: false });
    const path = join(to, 'manifest.json');
    const manifest: { files: unknown[] } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, files: manifest.files.slice(1) }));
    const restoring = restoreBackup({
      from: to,
      dataDir: restored,
      store: createFileStore({ dataDir: restored }),
      overwrite: false,
    });
    await expect(restoring).rejects.toThrow(OperatorError);
  },
);

situation(
  'the data folder',
  'existing catalogue',
  'finds what holds a file or a record without looking through all of them',
  async () => {
    const folder = testFolder();
    await (await openFolder(folder)).close();
    const unindexed = lookInto(folder, (file) =>
      file
        .prepare<[], { table: string; column: string }>(
          `select m.name as "table", k."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) k
         where m.type = 'table' and not exists (
           select 1 from pragma_index_list(m.name) l, pragma_index_info(l.name) i where i.seqno = 0 and i.name = k."from")`,
        )
        .all()
        .map(({ table, column }) => `${table}.${column}`),
    );
    expect(unindexed).toEqual([]);
  },
);
