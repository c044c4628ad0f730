import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from '../../../src/server/files/store';
import { openSampleClient, type SampleClient } from '../../../src/server/samples/client';
import { readEnvironment } from '../../../src/server/settings/environment';
import { type OpenApp, openApp } from '../../../src/server/start/openApp';
import { restoreBackup } from '../../../src/server/transfer/restoreBackup';
import { writeBackup } from '../../../src/server/transfer/writeBackup';
import { createFirstAdmin } from '../../../src/server/users/firstAdmin';
import { testFolder } from '../../world/disk';
import { picture } from '../../world/forms';

const ADMIN = { adminEmail: 'ada@example.org', adminPassword: 'correct horse battery' };

let top: string;
let dataDir: string;
let to: string;
let running: OpenApp | undefined;
beforeEach(() => {
  top = testFolder('backup');
  [dataDir, to] = [join(top, 'data'), join(top, 'saved')];
});
afterEach(() => running?.close());

/** A server at work on a data folder, and somebody signed in there. */
const start = async (folder: string): Promise<SampleClient> => {
  running = await openApp(readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  const { database, clock } = running.services;
  await createFirstAdmin(database, ADMIN, clock());
  return openSampleClient(running);
};
const stop = async () => {
  await running?.close();
  running = undefined;
};
const artists = async () => {
  const rows = await running?.services.database.selectFrom('artists').select(['stageName', 'photo']).orderBy('id').execute();
  return rows ?? [];
};
const save = (overwrite = false) => writeBackup({ dataDir, store: createFileStore({ dataDir }), to, overwrite });
const restore = (folder: string, overwrite = false) =>
  restoreBackup({ from: to, dataDir: folder, store: createFileStore({ dataDir: folder }), overwrite });

/** Keys of the files in a data folder: beside them stands whose they are. */
const stored = (folder: string) =>
  readdirSync(join(folder, 'files'))
    .filter((name) => name.includes('.'))
    .sort();

describe('a backup', () => {
  it('is consistent while people write, and is restored with everything that was answered before it', async () => {
    const client = await start(dataDir);
    const photo = await picture();
    let isDone = false;
    const answered: string[] = [];
    const write = async (worker: number) => {
      for (let count = 0; !isDone; count += 1) {
        const stageName = `Artist ${worker} ${count}`;
        await client.create('listings/artists', { stageName, photo }, true);
        answered.push(stageName);
      }
    };
    const writing = Promise.all([write(1), write(2)]);
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(5);
    const before = [...answered];
    const { files } = await save();
    isDone = true;
    await writing;
    await stop();

    const other = join(top, 'other');
    await restore(other);
    await start(other);
    const rows = await artists();
    expect(rows.map(({ stageName }) => stageName)).toEqual(expect.arrayContaining(before));
    const keys = rows.map((row) => row.photo).sort();
    expect(files.map(({ key }) => key).sort()).toEqual(keys);
    expect(stored(other)).toEqual(keys);
  });

  it('replaces another one only when told to', async () => {
    await start(dataDir);
    await save();
    await expect(save()).rejects.toThrow(`The folder ${to} holds a backup already`);
    expect((await save(true)).files).toEqual([]);
    expect(readdirSync(top).sort()).toEqual(['data', 'saved']);
    const wrong = writeBackup({ dataDir, store: createFileStore({ dataDir }), to: dataDir, overwrite: true });
    await expect(wrong).rejects.toThrow(`The folder ${dataDir} is neither empty nor a backup`);
  });

  it('is not made of a folder without a database, or of files that are lost', async () => {
    await expect(save()).rejects.toThrow(`There is no database in the data folder ${dataDir}.`);
    const client = await start(dataDir);
    await client.create('listings/artists', { stageName: 'Björk', photo: await picture() }, true);
    const [name = ''] = stored(dataDir);
    rmSync(join(dataDir, 'files', name));
    await expect(save()).rejects.toThrow(`The file ${name} is missing from ${join(dataDir, 'files')}`);
    expect(readdirSync(top)).toEqual(['data']);
  });
});

describe('restoring', () => {
  beforeEach(async () => {
    const client = await start(dataDir);
    await client.create('listings/artists', { stageName: 'Saved', photo: await picture() }, true);
    await save();
    await client.create('listings/artists', { stageName: 'Later', photo: await picture() }, true);
    await stop();
  });

  it('replaces a catalogue only when told to, and then wholly', async () => {
    await expect(restore(dataDir)).rejects.toThrow('add --overwrite to replace it');
    await start(dataDir);
    expect(await artists()).toHaveLength(2);
    await stop();
    await restore(dataDir, true);
    expect(stored(dataDir)).toHaveLength(1);
    await start(dataDir);
    expect((await artists()).map(({ stageName }) => stageName)).toEqual(['Saved']);
  });

  it.each([
    ['a file', () => join('files', readdirSync(join(to, 'files'))[0] ?? '')],
    ['the database', () => 'catalogue.sqlite'],
  ])('changes nothing when %s of the backup is damaged', async (_what, path) => {
    writeFileSync(join(to, path()), 'something else');
    await expect(restore(dataDir, true)).rejects.toThrow(`The backup ${to} is damaged at ${path()}; nothing was changed.`);
    await start(dataDir);
    expect(await artists()).toHaveLength(2);
  });

  it('makes small copies of pictures anew: none are saved, and those of what is replaced are gone', async () => {
    const copies = async (folder: string) => {
      await start(folder);
      const photos = (await artists()).map(({ photo }) => String(photo));
      for (const photo of photos) {
        const answer = await running?.app.request(`/api/v1/files/${photo}?w=96`);
        expect(answer?.headers.get('Content-Type')).toBe('image/webp');
      }
      await stop();
      return photos;
    };
    const copied = (folder: string) => readdirSync(join(folder, 'files/small/96')).sort();
    const [saved = '', later = ''] = await copies(dataDir);
    expect(copied(dataDir)).toEqual([`${later}.webp`, `${saved}.webp`].sort());
    expect(readdirSync(join(to, 'files'))).toEqual([saved]);
    writeFileSync(join(dataDir, 'files', saved), 'damaged since then');
    await restore(dataDir, true);
    expect(copied(dataDir)).toEqual([]);
    for (const folder of [dataDir, join(top, 'other')]) {
      if (folder !== dataDir) await restore(folder);
      expect(await copies(folder)).toEqual([saved]);
      // A start tidies what a killed server left.
      writeFileSync(join(folder, 'files/small/96', `${later}.webp`), 'left behind');
      await start(folder);
      await stop();
      expect(copied(folder)).toEqual([`${saved}.webp`]);
    }
  });

  it('says when the folder is no backup, or one that was broken off', async () => {
    rmSync(join(to, 'manifest.json'));
    await expect(restore(join(top, 'other'))).rejects.toThrow(`The folder ${to} is not a finished backup`);
    expect(readdirSync(join(top, 'other', 'files'))).toEqual([]);
  });
});
