import { coverRank, isHidden, isMusic } from '../../import/source';
import { importing, say } from '../../messages/importing';
import { ChosenSource } from './chosenFile';
import type { ChosenFolder } from './types';

const { notReadable, tooDeep, tooMany } = importing.reasons;

/** Nobody's music lies deeper; a browser follows no links, but a disk may show a folder within itself. */
const DEEPEST = 40;
/** Files and folders of all kinds. */
const MOST = 200_000;

interface Found {
  files: { path: string; file: File }[];
  leftOut: ChosenFolder['leftOut'];
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const isWanted = (path: string) => isMusic(path) || coverRank(path) !== undefined;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A reader gives a part at a time, in the end nothing. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || all.length > MOST) return all;
    all.push(...some);
  }
};

/** All that is wanted in what was dropped. One folder is taken whatever its name, and paths begin below it. */
const walk = async (entries: readonly FileSystemEntry[], signal?: AbortSignal): Promise<Found> => {
  const found: Found = { files: [], leftOut: [] };
  let seen = 0;
  const leaveOut = (path: string, reason: string) => void found.leftOut.push({ path, reason });
  const take = async (entry: FileSystemEntry, path: string, depth: number): Promise<void> => {
    signal?.throwIfAborted();
    seen += 1;
    // Said once: a list of all the others would be of no use to anybody.
    if (seen > MOST) return seen === MOST + 1 ? leaveOut(path, say(tooMany, { count: MOST })) : undefined;
    if (depth > DEEPEST) return leaveOut(path, say(tooDeep, { count: DEEPEST }));
    try {
      if (isFile(entry)) {
        if (isWanted(path)) found.files.push({ path, file: await fileOf(entry) });
      } else if (isFolder(entry)) {
        for (const each of await entriesOf(entry))
          if (!isHidden(each.name)) await take(each, path === '' ? each.name : `${path}/${each.name}`, depth + 1);
      }
    } catch {
      signal?.throwIfAborted();
      leaveOut(path || entry.name, notReadable);
    }
  };
  const [only, ...others] = entries;
  const isOneFolder = only !== undefined && others.length === 0 && only.isDirectory;
  for (const entry of entries) if (isOneFolder || !isHidden(entry.name)) await take(entry, isOneFolder ? '' : entry.name, 0);
  return found;
};

/** A chosen folder's files name it first. */
const belowFolder = (file: File) => file.webkitRelativePath.slice(file.webkitRelativePath.indexOf('/') + 1) || file.name;

/** As the names of each folder stand on a disk, folders among files. */
const inOrder = (one: { path: string }, other: { path: string }): number => {
  const [left, right] = [one.path.split('/'), other.path.split('/')];
  const at = left.findIndex((name, index) => name !== right[index]);
  const [name = '', otherName = ''] = [left[at], right[at]];
  return name === otherName ? 0 : name < otherName ? -1 : 1;
};

/** As Importing has it. */
export const filesOf = async (chosen: DataTransfer | readonly File[], signal?: AbortSignal): Promise<ChosenFolder> => {
  const isDrop = 'items' in chosen;
  // Before anything is waited for: behind the event of a drop it is empty.
  const entries = isDrop ? Array.from(chosen.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null) : [];
  const plain = isDrop ? (entries.length > 0 ? [] : [...chosen.files]) : chosen;
  const { files, leftOut } = await walk(entries, signal);
  files.push(...plain.map((file) => ({ path: belowFolder(file), file })).filter(({ path }) => isWanted(path) && !isHidden(path)));
  const sources = files.sort(inOrder).map(({ path, file }) => new ChosenSource(path, file));
  return {
    sounds: sources.filter(({ path }) => isMusic(path)),
    pictures: sources.filter(({ path }) => !isMusic(path)),
    leftOut: leftOut.sort(inOrder),
  };
};
