import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { fold } from '../../src/contract/fold';
import { testFolder } from '../world/disk';
import { writeRecords } from '../world/existing';
import { mp3With } from '../world/files/tagged';
import { picture } from '../world/forms';
import { importFolder, putFiles } from '../world/importCommand';
import { startListening } from '../world/listening';
import { somebodyElse } from '../world/meanwhile';
import { MARKUP, SCRIPTS, SIGNS } from '../world/values/texts';
import { situation } from './situation';

let server: Awaited<ReturnType<typeof startListening>>;
let fetch: (typeof server)['api']['app']['fetch'];
let folder: string;
beforeAll(async () => {
  server = await startListening();
  fetch = server.api.app.fetch;
});
afterAll(async () => {
  await server.stop();
  await server.api.close();
});
beforeEach(() => {
  folder = join(testFolder(), 'music');
});
afterEach(() => {
  server.api.app.fetch = fetch;
});

const song = (title: string, artist: string, album = `Of ${artist}`) =>
  mp3With({ frames: { TIT2: title, TPE1: artist, TALB: album } });
const put = (files: Readonly<Record<string, Buffer | string>>) => putFiles(folder, files);
const run = (...args: string[]) => importFolder({ folder, port: server.port, args });
const find = async (text: string) => (await server.api.call('GET', `listings/songs/search?key=${encodeURIComponent(text)}`)).rows;
const titlesOf = async (artist: string) => (await find(artist)).map(({ title }) => title).sort();

/** What happens to the next call of this method and path; undefined lets it through. */
const onNext = (method: string, path: RegExp, happen: (pass: () => Promise<Response>) => Promise<Response>) => {
  let isOver = false;
  server.api.app.fetch = async (request, ...more) => {
    const isMeant = !isOver && request.method === method && path.test(new URL(request.url).pathname);
    if (!isMeant) return fetch(request, ...more);
    isOver = true;
    return happen(async () => fetch(request, ...more));
  };
};
const refusal = (status: number, message: string) => Response.json({ success: false, message }, { status });

situation(
  'importing by the command',
  'meanwhile',
  'gives a song another file and keeps the title that somebody gives it',
  async () => {
    const cover = Buffer.from(await (await picture()).arrayBuffer());
    await put({ 'a/1.mp3': song('Before', 'Meanwhile'), 'a/cover.png': cover });
    await run();
    const [made] = await find('Before');
    await put({ 'a/1.mp3': Buffer.concat([song('Before', 'Meanwhile'), song('Before', 'Meanwhile')]) });
    onNext('PATCH', /songs/, async (pass) => {
      await somebodyElse(server.api).changes('songs', made?._id ?? '', { title: 'After' });
      return pass();
    });
    expect((await run('--duplicates', 'replace')).lines.at(-1)).toBe('replaced:     1 songs');
    expect(await find('After')).toMatchObject([
      { _id: made?._id, version: 3, fileUrl: expect.not.stringMatching(String(made?.fileUrl)) },
    ]);
  },
);

situation('importing by the command', 'lost line', 'makes a song once whose answer a proxy lost', async () => {
  await put({ '1.mp3': song('One', 'Lost'), '2.mp3': song('Two', 'Lost') });
  onNext('POST', /songs/, async (pass) => {
    await pass();
    return refusal(502, 'Bad gateway.');
  });
  expect((await run()).code).toBe(0);
  expect(await titlesOf('Lost')).toEqual(['One', 'Two']);
});

situation('importing by the command', 'refused', 'says the server’s sentence for that file, and goes on', async () => {
  await put({ '1.mp3': song('One', 'Refused'), '2.mp3': song('Two', 'Refused') });
  onNext('POST', /songs/, async () => refusal(422, 'Not this one.'));
  const { code, lines } = await run();
  expect([code, lines.filter((line) => line.includes('Not this one.')).length]).toEqual([1, 1]);
  expect(await titlesOf('Refused')).toHaveLength(1);
});

situation(
  'importing by the command',
  'used again',
  'makes nothing the second time, whatever the files are called by then',
  async () => {
    await put({ '1.mp3': song('One', 'Again'), 'cd/2.mp3': song('Two', 'Again') });
    await run();
    await put({ 'moved/elsewhere.mp3': song('One', 'Again') });
    expect((await run()).lines.slice(-2)).toEqual(['created:      nothing', 'skipped:      3 songs']);
  },
);

situation(
  'importing by the command',
  'hostile texts',
  'takes titles of any script, markup and signs as they are tagged',
  async () => {
    // Of those that a search takes for one another one is enough: the others are like it.
    const texts = [...new Map([...SCRIPTS, ...MARKUP, ...SIGNS].map((text) => [fold(text), text])).values()].slice(0, 40);
    await put(Object.fromEntries(texts.map((text, index) => [`${index}.mp3`, song(text, 'Hostile')])));
    expect((await run()).code).toBe(0);
    const kept = new Set((await find('Hostile')).map(({ title }) => title));
    expect(texts.filter((text) => !kept.has(text.normalize('NFC').replace(/\s+/g, ' ')))).toEqual([]);
  },
);

situation('importing by the command', 'hostile files', 'says of each what is wrong with it, and imports the rest', async () => {
  const whole = song('Whole', 'Broken');
  await put({
    'a.mp3': whole,
    'empty.mp3': '',
    'text.mp3': 'No sound at all.',
    'cut.flac': Buffer.from('fLaC'),
    '.hidden.mp3': whole,
  });
  const { code, lines } = await run();
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('refused') && line.includes(': The file')).length).toBe(3);
  expect(lines).toContain('created:      1 artists, 1 albums, 1 songs');
});

situation('importing by the command', 'existing catalogue', 'finds artist and album among hundreds of like names', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `Sigur Rós ${index}`);
  const ids = await writeRecords(
    server.api,
    'artists',
    [...names, 'Sigur Rós'].map((stageName) => ({ stageName })),
  );
  await writeRecords(server.api, 'albums', [...ids.map((artistId) => ({ name: '( )', artistId }))]);
  await put({ '1.mp3': song('Vaka', 'SIGUR ROS', '( )') });
  expect((await run()).lines.at(-1)).toBe('created:      1 songs');
  expect(await find('Vaka')).toMatchObject([{ artist: { _id: ids.at(-1) }, album: { name: '( )' } }]);
});

situation('importing by the command', 'full disk', 'tells what the server had no room for; the next run makes it', async () => {
  await put({ '1.mp3': song('One', 'Full'), '2.mp3': song('Two', 'Full') });
  onNext('POST', /songs/, async () => refusal(507, 'The server has no room left for this file.'));
  expect((await run()).lines.join('\n')).toContain('The server has no room left for this file.');
  expect((await run()).code).toBe(0);
  expect(await titlesOf('Full')).toEqual(['One', 'Two']);
});

situation('importing by the command', 'kill', 'goes on where it was, also where its last note is half written', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  await put(Object.fromEntries(titles.map((title) => [`${title}.mp3`, song(title, 'Killed')])));
  const stop = new AbortController();
  const onLine = async (line: string) => {
    if (line.startsWith('created') && line.endsWith('.mp3')) stop.abort();
  };
  expect((await importFolder({ folder, port: server.port, onLine, signal: stop.signal })).code).toBe(3);
  const journal = `${folder}.import-journal`;
  await writeFile(journal, (await readFile(journal, 'utf8')).slice(0, -20));
  expect((await run()).code).toBe(0);
  expect(await titlesOf('Killed')).toEqual([...titles].sort());
});
