import { rmSync } from 'node:fs';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { hashFormerFiles } from '../../../src/server/files/formerHashes';
import { ownApi } from '../../world/api';
import { formOf, picture, sound } from '../../world/forms';
import { sha256Of } from '../../world/importing';

/** A catalogue with sounds of 1, 2, … seconds of before their bytes were counted; the log's warnings. */
const former = async (count: number) => {
  const api = await ownApi();
  const { database, store } = api.services;
  const sounds = Array.from({ length: count }, (_, index) => sound(`${index}.wav`, index + 1));
  for (const [index, file] of sounds.entries())
    await api.call('POST', 'listings/songs', {
      form: formOf({ title: `Song ${index}`, songFile: file, songCoverArt: await picture() }),
    });
  await database.updateTable('files').set({ sha256: null }).execute();
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });
  const found = async () => {
    const hashes = await Promise.all(sounds.map(async (file) => sha256Of(new Uint8Array(await file.arrayBuffer()))));
    const rows = await Promise.all(hashes.map((sha256) => api.call('GET', `listings/songs/same?sha256=${sha256}`)));
    return rows.map((answer) => answer.rows.map(({ title }) => title).join());
  };
  const keyOf = async (index: number) => {
    const kept = database.selectFrom('files').select('key').where('originalName', '=', `${index}.wav`);
    return (await kept.executeTakeFirstOrThrow()).key;
  };
  return { ...api, sources: { database, store, log }, warnings, found, keyOf };
};

it('finds a song by a file of before, once the server has read it, however many servers do', async () => {
  const { sources, found, warnings, services } = await former(6);
  expect(await found()).toEqual(['', '', '', '', '', '']);
  await Promise.all([hashFormerFiles(sources).done, hashFormerFiles(sources).done]);
  expect(await found()).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3', 'Song 4', 'Song 5']);
  expect(warnings).toEqual([]);
  const pictures = services.database.selectFrom('files').select('sha256').distinct().where('kind', '=', 'image');
  expect(await pictures.execute()).toEqual([{ sha256: null }]);
});

it('stops within a file, and goes on at the next start', async () => {
  const { sources, found } = await former(2);
  let opened = 0;
  const open: typeof sources.store.open = (key) => {
    opened += 1;
    void work.stop();
    return sources.store.open(key);
  };
  const work = hashFormerFiles({ ...sources, store: { ready: () => sources.store.ready(), open } });
  await work.done;
  expect(opened).toBe(1);
  expect(await found()).toEqual(['', '']);
  await hashFormerFiles(sources).done;
  expect(await found()).toEqual(['Song 0', 'Song 1']);
});

it('passes over a file that is lost', async () => {
  const { sources, found, warnings, keyOf, files } = await former(3);
  rmSync(files.pathOf(await keyOf(1)));
  await hashFormerFiles(sources).done;
  expect(await found()).toEqual(['Song 0', '', 'Song 2']);
  expect(warnings).toEqual(['a sound can’t be read, so it is not hashed']);
});

it('does not pass over a sound while the store is away', async () => {
  const { sources, found, warnings } = await former(1);
  const away = () => Promise.reject(new Error('The store is away.'));
  const open = () => new ReadableStream<Uint8Array>({ pull: away });
  const work = hashFormerFiles({ ...sources, store: { ready: away, open } });
  await vi.waitUntil(() => warnings.length > 0);
  await work.stop();
  expect(warnings).toEqual(['a sound is not hashed yet']);
  await hashFormerFiles(sources).done;
  expect(await found()).toEqual(['Song 0']);
});
