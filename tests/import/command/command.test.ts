import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFolder } from '../../../src/import/command/disk';
import { journalIn } from '../../../src/import/command/journalFile';
import { readOptions } from '../../../src/import/command/options';
import { createScreen, timeLeft } from '../../../src/import/command/terminal';
import { mp3With } from '../../world/files/tagged';
import { formOf, picture } from '../../world/forms';
import { importFolder, putFiles } from '../../world/importCommand';
import { startListening } from '../../world/listening';

let folder: string;
const put = (files: Readonly<Record<string, Buffer | string>>) => putFiles(folder, files);
let top: string;
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'importing-'));
  folder = join(top, 'music');
  await mkdir(folder);
});
afterEach(() => rm(top, { recursive: true, force: true }));

const song = (title: string, artist = 'Björk', album = 'Debut', cover?: Buffer) =>
  mp3With({ frames: { TIT2: title, TPE1: artist, TALB: album }, ...(cover && { cover }) });

describe('the command', () => {
  let server: Awaited<ReturnType<typeof startListening>>;
  beforeAll(async () => {
    server = await startListening();
  });
  afterAll(async () => {
    await server.stop();
    await server.api.close();
  });

  const run = (args: readonly string[] = [], more: { onLine?: (line: string) => Promise<void>; password?: string } = {}) =>
    importFolder({ folder, port: server.port, args, ...more });
  const names = async (kind: string, field: string) =>
    (await server.api.call('GET', `listings/${kind}?limit=100`)).rows.map((row) => row[field]);

  it('makes a catalogue of a folder, says what it could not, and a second time makes nothing', async () => {
    const cover = Buffer.from(await (await picture()).arrayBuffer());
    await put({
      'a/1.mp3': song('Crying', 'Björk', 'Debut', cover),
      'a/2.mp3': song('Aeroplane', 'BJÖRK'),
      'a/cut.wav': '',
      '.x/3.mp3': song('Hidden'),
    });
    expect((await run(['--dry-run'])).lines.slice(-2)).toEqual([
      'would create: 1 artists, 1 albums, 2 songs',
      'refused:      1 songs',
    ]);
    expect(await names('songs', 'title')).toEqual([]);

    const report = join(top, 'report.csv');
    const { code, lines } = await run(['--report', report]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'created       a/1.mp3',
        'refused       a/cut.wav: The file is empty: it has 0 bytes.',
        'created:      1 artists, 1 albums, 2 songs',
      ]),
    );
    expect(code).toBe(1);
    expect((await server.api.call('GET', 'listings/songs/search?key=crying')).rows).toMatchObject([
      {
        title: 'Crying',
        artist: { stageName: 'Björk' },
        album: { name: 'Debut' },
        coverArt: expect.any(String),
        fileName: '1.mp3',
        isPublished: false,
      },
    ]);
    expect(await readFile(report, 'utf8')).toContain('a/1.mp3,created,Crying,Björk,Debut,');

    await rm(join(folder, 'a/cut.wav'));
    const again = await run();
    expect([again.code, again.lines.at(-2), again.lines.at(-1)]).toEqual([0, 'created:      nothing', 'skipped:      2 songs']);
  });

  it('gives a song that is there another file and what it has none of, when told to, and changes nothing else', async () => {
    const cover = Buffer.from(await (await picture()).arrayBuffer());
    const joga = song('Jóga', 'Björk', 'Homogenic', cover);
    await put({ 'c/1.mp3': joga });
    await run(['--publish']);
    const { api } = server;
    const [first] = (await api.call('GET', 'listings/songs/search?key=joga')).rows;
    const now = async () => (await api.call('GET', `listings/songs/${first?._id}`)).record;

    await put({ 'c/1.mp3': Buffer.concat([joga, joga]) });
    expect((await run(['--dry-run', '--duplicates', 'replace'])).lines.at(-1)).toBe('would replace: 1 songs');
    expect((await run(['--duplicates', 'replace'])).lines.slice(-2)).toEqual(['created:      nothing', 'replaced:     1 songs']);
    const replaced = await now();
    const changed = { fileUrl: expect.any(String), duration: expect.any(Number), peaks: expect.anything() };
    expect(replaced).toEqual({ ...first, ...changed, version: 2, updatedAt: expect.any(String) });
    expect(replaced.fileUrl).not.toBe(first?.fileUrl);

    await api.call('PATCH', `listings/songs/${first?._id}`, { form: formOf({ unset: 'artist,album' }) });
    expect((await run(['--duplicates', 'replace'])).lines.at(-1)).toBe('skipped:      1 songs');
    expect(await now()).toMatchObject({ artist: null, album: null, version: 3 });
    expect((await run(['--fill'])).lines.at(-1)).toBe('filled:       1 songs');
    expect(await now()).toEqual({ ...replaced, version: 4, updatedAt: expect.any(String) });
  });

  it('signs in again where the session ends under way, and publishes when told to', async () => {
    await put(Object.fromEntries(['1', '2', '3', '4'].map((name) => [`b/${name}.mp3`, song(`Night ${name}`, 'Nina', 'Nights')])));
    const onLine = async (line: string) => {
      if (line.includes('Nina')) await server.api.services.database.deleteFrom('sessions').execute();
    };
    const { code, lines } = await run(['--publish'], { onLine });
    expect([code, lines.at(-1)]).toEqual([0, 'created:      1 artists, 1 albums, 4 songs']);
    expect(
      await server.api.services.database.selectFrom('songs').select('isPublished').where('title', 'like', 'Night %').execute(),
    ).toEqual(Array(4).fill({ isPublished: 1 }));
  });

  it('says in a sentence why it does not begin', async () => {
    await expect(run([], { password: 'wrong' })).rejects.toThrow(/email or password|not right|incorrect|wrong/i);
    await expect(run(['--host', 'http://127.0.0.1:1'])).rejects.toThrow(/^The server at 127\.0\.0\.1:1 does not answer \(/);
    await expect(run(['--journal', '/nowhere/at/all'])).rejects.toThrow(
      '/nowhere/at/all can’t be written: name another place with --journal FILE.',
    );
    await rm(folder, { recursive: true });
    await expect(run()).rejects.toThrow(`${folder} can’t be read: it is gone.`);
  });
});

it.each([
  [['--from', 'x', '--password', 'hidden'], 'The password is no option'],
  [['--from', 'x'], 'Say what to import, where and as whom'],
  [['--from', 'x', '--host', 'api', '--email', 'a@b.c'], 'api is no web address.'],
  [['--from', 'x', '--host', 'http://a', '--email', 'a@b.c', '--duplicates', 'all'], '--duplicates takes skip, keep, replace.'],
  [['--wrong'], "Unknown option '--wrong'"],
])('refuses the options %j in words', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

it.each([
  [[], 'skip'],
  [['--keep-doubtful'], 'keep'],
  [['--duplicates', 'replace'], 'replace'],
])('takes the options %j to %s what is like another', (args, duplicates) => {
  expect(readOptions(['--from', 'x', '--host', 'http://a', '--email', 'a@b.c', ...args])).toMatchObject({ duplicates });
});

it('finds music and pictures in every folder once, whatever lies beside them', async () => {
  const long = `${'n'.repeat(251)}.mp3`;
  await put({
    'b.mp3': 'x',
    'a/1.MP3': 'x',
    [`a/${long}`]: 'x',
    'a/cover.jpg': 'x',
    'a/notes.txt': 'x',
    '.git/x.mp3': 'x',
    'Thumbs.db': 'x',
  });
  for (const [target, link] of [
    ['..', 'a/up'],
    ['gone.mp3', 'lost.mp3'],
    ['ring2', 'ring.mp3'],
    ['ring.mp3', 'ring2'],
    ['b.mp3', 'same.mp3'],
  ] as const)
    await symlink(target, join(folder, link));
  const { music, pictures, faults } = await readFolder(folder);
  expect(music.map(({ path }) => path)).toEqual(['a/1.MP3', `a/${long}`, 'b.mp3', 'same.mp3']);
  expect(pictures.map(({ path }) => path)).toEqual(['a/cover.jpg']);
  expect(faults).toEqual([
    { path: 'lost.mp3', reason: 'it is gone' },
    { path: 'ring.mp3', reason: 'it is a link that leads in a circle' },
  ]);
});

it('tells a file that changed or went since it was looked at', async () => {
  await put({ 'a.mp3': 'abc', 'b.mp3': 'abc' });
  const [changed, gone] = (await readFolder(folder)).music;
  await utimes(join(folder, 'a.mp3'), 1, 1);
  await rm(join(folder, 'b.mp3'));
  await expect(changed?.read(0, 3)).rejects.toThrow('it has changed since it was looked at');
  await expect(gone?.sha256()).rejects.toThrow('it is gone');
});

it('reads a journal past a line that was cut off, and past what is of another server', async () => {
  const path = join(top, 'journal');
  await journalIn(path, 'http://a').append({ step: 'begin', run: 'one' });
  await writeFile(path, '\n{"host":"http://a","entry":{"st', { flag: 'a' });
  await journalIn(path, 'http://b').append({ step: 'end' });
  await journalIn(path, 'http://a').append({ step: 'made', kind: 'songs', key: 'k', id: 'i' });
  expect(await journalIn(path, 'http://a').read()).toEqual([
    { step: 'begin', run: 'one' },
    { step: 'made', kind: 'songs', key: 'k', id: 'i' },
  ]);
  await expect(journalIn(join(path, 'below'), 'http://a').append({ step: 'end' })).rejects.toThrow(
    /can’t be noted in .+ Make room/,
  );
});

it('shows a terminal a bar with the time left, and no sign that moves its cursor', () => {
  const written: string[] = [];
  let now = 0;
  const out = Object.assign(Object.create(process.stdout), { isTTY: true, write: (text: string) => written.push(text) });
  const screen = createScreen(out, () => now);
  now = 1_000;
  screen.progress('imported', 0, 100);
  now = 11_000;
  screen.progress('imported', 25, 100);
  screen.line('a\u001b[2Jb');
  expect(written.at(1)).toContain('[######------------------] imported 25 %, 30 s left');
  expect(written.at(-1)).toBe('a\ufffd[2Jb\n');
  expect(timeLeft(60_000, 1, 11)).toBe('10 min');
});
