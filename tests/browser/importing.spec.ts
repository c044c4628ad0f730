import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { IMPORT_SONGS } from '../../src/routes';
import { mp3With } from '../world/files/tagged';
import { test } from '../world/page/fixtures';
import { appear, button } from '../world/page/screens';

const TITLES = ['Smooth Operator', 'Your Love Is King', 'Hang On to Your Love', 'Frankie’s First Affair'];
const song = (title: string, index: number) =>
  mp3With({ frames: { TIT2: title, TPE1: 'Sade', TALB: 'Diamond Life', TRCK: String(index + 1) } });
const SONGS = TITLES.map((title, index) => [`Sade/Diamond Life/0${index + 1}.mp3`, song(title, index)] as const);

/** A folder on the disk with these files in it. */
const folderOf = async (info: TestInfo, files: Iterable<readonly [path: string, bytes: Uint8Array | string]>) => {
  const folder = info.outputPath('Music');
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return folder;
};

const open = async (page: Page) => {
  await page.goto(IMPORT_SONGS);
  await appear(button(page, 'Choose folder'));
};
const chooseFolder = (page: Page, folder: string) => page.locator('input[data-takes=folder]').setInputFiles(folder);

/** Lets go of something from the disk over the page, as the system's file manager does. */
const drop = async (page: Page, path: string) => {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 700, y: 500, data });
};

/** Of the songs that this page sends it hears the answer to one alone: the server has the others, and the page does not know. */
const hearOnce = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  let answers = 0;
  session.on('Fetch.requestPaused', ({ requestId }) => {
    answers += 1;
    if (answers === 1) void session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/listings/songs', requestStage: 'Response' }] });
};

test('a folder that is dropped is read beside the page and becomes songs, byte for byte', async ({ page, catalogue }, info) => {
  const hidden = ['.hidden/a.mp3', '__MACOSX/b.mp3', 'Sade/._01.mp3'].map((path) => [path, 'x'] as const);
  const folder = await folderOf(info, [...SONGS, ...hidden, ['Sade/words.mp3', 'No music.'], ['Sade/notes.txt', 'x']]);
  await open(page);
  const worker = page.waitForEvent('worker');
  await drop(page, folder);
  expect((await worker).url()).toContain('/assets/worker-');
  await appear(button(page, 'Start import'));
  await button(page, 'Start import').click();
  await expect(page.getByRole('heading', { name: '4 songs imported' })).toBeVisible();
  const songs = await catalogue.all('songs');
  expect(songs.map(({ title }) => title).sort()).toEqual([...TITLES].sort());
  for (const { title, fileUrl, ...song } of songs) {
    expect(song).toMatchObject({ artist: { stageName: 'Sade' }, album: { name: 'Diamond Life' }, isPublished: false });
    const stored = Buffer.from(await (await fetch(new URL(String(fileUrl), page.url()))).arrayBuffer());
    expect(stored.equals(SONGS[TITLES.indexOf(String(title))]?.[1] ?? Buffer.alloc(0)), String(title)).toBe(true);
  }
});

test('an import whose tab is closed goes on in another, and makes nothing twice', async ({ page, newTab, catalogue }, info) => {
  const folder = await folderOf(info, SONGS);
  const closed = await newTab();
  await open(closed);
  await hearOnce(closed);
  await chooseFolder(closed, folder);
  await button(closed, 'Start import').click();
  await expect.poll(async () => (await catalogue.all('songs')).length).toBe(3);
  await closed.close();

  await open(page);
  await expect(page.getByText(/did not come to its end/)).toBeVisible();
  await chooseFolder(page, folder);
  await button(page, 'Start import').click();
  await expect(page.getByRole('heading', { name: '1 song imported' })).toBeVisible();
  for (const [kind, count] of [
    ['artists', 1],
    ['albums', 1],
    ['songs', 4],
  ] as const)
    expect(await catalogue.all(kind), kind).toHaveLength(count);
  await open(page);
  await expect(page.getByText(/did not come to its end/)).toHaveCount(0);
});
