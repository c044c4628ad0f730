import { expect, it } from 'vitest';
import { Unreadable } from '../../../src/import/source';
import { filesOf } from '../../../src/providers/importing/files';
import { fileAt, lose, sourceOf } from './chosen';

/** On somebody's disk: the bytes of a file, what the browser says of one, or a folder; one that is called `broken` ends in a fault. */
interface Folder {
  [name: string]: string | Error | Folder;
}

type Take = (given: unknown) => void;

/** As a browser shows what was dropped: a folder in parts, a file when it is asked for. */
const entryOf = ([name, content]: [string, string | Error | Folder]): object => {
  if (content instanceof Error) return { name, isFile: true, file: (_: Take, fail: Take) => fail(content) };
  if (typeof content === 'string') return { name, isFile: true, file: (take: Take) => take(new File([content], name)) };
  const left = Object.entries(content).map(entryOf);
  const readEntries = (take: Take, fail: Take) =>
    name === 'broken' && left.length === 0 ? fail(new Error()) : take(left.splice(0, 2));
  return { name, isDirectory: true, createReader: () => ({ readEntries }) };
};

/** What a drop shows; nothing any more once something is waited for. */
const dropOf = (dropped: Folder, files: readonly File[] = []) => {
  let isOver = false;
  const items = Object.entries(dropped).map((each) => ({ webkitGetAsEntry: () => (isOver ? null : entryOf(each)) }));
  const drop = {
    files,
    get items() {
      queueMicrotask(() => {
        isOver = true;
      });
      return items;
    },
  };
  return drop as unknown as DataTransfer;
};

const pathsOf = async (chosen: DataTransfer | readonly File[]) => {
  const { sounds, pictures, leftOut } = await filesOf(chosen);
  return { sounds: sounds.map(({ path }) => path), pictures: pictures.map(({ path }) => path), leftOut };
};

const post = { '10.mp3': '', '2.MP3': '', 'cover.jpg': '', 'notes.txt': '', '.DS_Store': '', CD2: { '1.flac': '' } };
const nested = (depth: number): Folder => (depth === 0 ? { 'a.mp3': '' } : { f: nested(depth - 1) });
const deep = 'f/'.repeat(41).slice(0, -1);

it.each<[string, DataTransfer | readonly File[], object]>([
  [
    'a dropped folder: all below it, in the order of the names, however many parts it is read in',
    dropOf({
      Music: { Post: post, '.hidden': { 'a.mp3': '' }, __MACOSX: { 'b.mp3': '' }, '...And': { 'c.mp3': '' }, 'd.mp3': '' },
    }),
    { sounds: ['...And/c.mp3', 'Post/10.mp3', 'Post/2.MP3', 'Post/CD2/1.flac', 'd.mp3'], pictures: ['Post/cover.jpg'] },
  ],
  ['one whose own name is hidden', dropOf({ '.music': { 'a.mp3': '' } }), { sounds: ['a.mp3'] }],
  [
    'several folders and files, by their names',
    dropOf({ Post: { '1.mp3': '' }, Debut: { '1.mp3': '' }, 'a.mp3': '', '.b.mp3': '' }),
    { sounds: ['Debut/1.mp3', 'Post/1.mp3', 'a.mp3'] },
  ],
  [
    'what can’t be read: named, and the rest goes on',
    dropOf({ Music: { 'a.mp3': new Error(), broken: { 'b.mp3': '' }, 'c.mp3': '', 'd.txt': new Error() } }),
    {
      sounds: ['c.mp3'],
      leftOut: [
        { path: 'a.mp3', reason: 'the browser may not read it' },
        { path: 'broken', reason: 'the browser may not read it' },
      ],
    },
  ],
  [
    'a folder without end: as deep as anybody’s music lies',
    dropOf({ Music: { ...nested(60), 'a.mp3': '' } }),
    { sounds: ['a.mp3'], leftOut: [{ path: deep, reason: 'it lies more than 40 folders deep' }] },
  ],
  [
    'a chosen folder: all below it',
    ['Music/Post/2.mp3', 'Music/Post/cover.png', 'Music/.x/a.mp3', 'Music/1.mp3'].map((path) => fileAt(path)),
    { sounds: ['1.mp3', 'Post/2.mp3'], pictures: ['Post/cover.png'] },
  ],
  ['chosen files', ['b.mp3', 'a.m4a', 'c.pdf'].map((path) => fileAt(path)), { sounds: ['a.m4a', 'b.mp3'] }],
  ['a drop of which the browser shows the files alone', dropOf({}, [fileAt('a.mp3')]), { sounds: ['a.mp3'] }],
])('takes %s', async (_what, chosen, expected) => {
  expect(await pathsOf(chosen)).toEqual({ sounds: [], pictures: [], leftOut: [], ...expected });
});

it('looks no further once it is told to stop', async () => {
  const controller = new AbortController();
  const looking = filesOf(dropOf({ Music: nested(5) }), controller.signal);
  controller.abort(new Error('Enough.'));
  await expect(looking).rejects.toThrow('Enough.');
});

it('reads a file by slices', async () => {
  const source = sourceOf(fileAt('a.mp3', 'abcdef'));
  expect(source.size).toBe(6);
  expect(Buffer.from(await source.read(2, 4)).toString()).toBe('cd');
  expect((await source.read(4, 99)).length).toBe(2);
});

it.each([
  ['NotFoundError', 'it is gone'],
  ['NotReadableError', 'it has changed since it was chosen, or may not be read'],
])('says of a file that can’t be read any more why: %s', async (name, reason) => {
  const source = sourceOf(lose(fileAt('a.mp3'), name));
  for (const reading of [source.read(0, 1), source.sha256()]) await expect(reading).rejects.toThrow(new Unreadable(reason));
});
