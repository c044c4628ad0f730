import { fold } from '../contract/fold';
import { importing, say } from '../messages/importing';
import { inBytes } from './attempts';
import { type Cover, judgeCover } from './covers';
import { readText } from './encoding';
import { hasNumber, isVarious, type NamedBy, readPath } from './names';
import { folderOf, type SourceFile, Unreadable, WHOLE } from './source';
import { readTags, type Tags } from './tagReader';

/** What is known of one music file, by its tags and its path. */
export interface Facts extends Omit<NamedBy, 'depth'> {
  file: SourceFile;
  sha256: string;
  compilation: boolean;
  duration?: number;
  cover?: Cover;
  /** Sentences about what was left out or guessed. */
  notes: string[];
  /** Why it can't be imported. */
  fault?: string;
}

/** The oldest tags end after 30 signs: where the name begins with the whole of one, the name has the rest. */
const uncut = (text: string | undefined, cut: boolean, named: string | undefined): string | undefined => {
  const isPart = cut && text !== undefined && text.length >= 28 && named !== undefined && fold(named).startsWith(fold(text));
  return isPart ? named : text;
};

/** Tags first, the path where they say nothing. A folder names the album of a file with tags only where one above it names the artist. */
const merge = (tags: Tags, named: NamedBy): Omit<Facts, 'file' | 'sha256' | 'notes'> => {
  const title = uncut(readText(tags.title), tags.cut, named.title);
  const [artist, album] = [readText(tags.artist), readText(tags.album)];
  const albumArtist = readText(tags.albumArtist);
  const isTagged = (title ?? artist ?? album) !== undefined;
  const folderAlbum = isTagged && named.depth < 2 ? undefined : named.album;
  const various = albumArtist === undefined && album === undefined ? named.albumArtist : undefined;
  return {
    title: title ?? named.title,
    artist: uncut(artist, tags.cut, named.artist) ?? (albumArtist && !isVarious(albumArtist) ? albumArtist : named.artist),
    albumArtist: albumArtist ?? various,
    album: uncut(album, tags.cut, named.album) ?? folderAlbum,
    disc: tags.disc ?? named.disc,
    track: tags.track ?? named.track,
    compilation: tags.compilation,
    duration: tags.duration,
  };
};

const readOne = async (file: SourceFile, numbered: boolean): Promise<Facts> => {
  const named = readPath(file.path, numbered);
  const nothing: Facts = { file, sha256: '', title: named.title, compilation: false, notes: [] };
  if (file.size === 0) return { ...nothing, fault: importing.empty };
  try {
    const near = await file.whole();
    const tags = await readTags(near);
    if (tags === undefined) return { ...nothing, fault: importing.noSound };
    const sha256 = await near.sha256();
    const cover = tags.cover && judgeCover(tags.cover);
    const notes = cover && 'fault' in cover ? [cover.fault] : [];
    if (readText(tags.title) === undefined) notes.push(importing.fromName);
    const picture = cover && 'type' in cover ? { cover: { file, embedded: true, type: cover.type } } : {};
    return { ...merge(tags, named), file, sha256, notes, ...picture };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...nothing, fault: say(importing.unreadable, { reason: error.message }) };
  }
};

/** Folders in which more than half of the files begin with a number. */
const numberedFolders = (files: readonly SourceFile[]): Set<string> => {
  const seen = new Map<string, [numbered: number, all: number]>();
  for (const { path } of files) {
    const [numbered, all] = seen.get(folderOf(path)) ?? [0, 0];
    seen.set(folderOf(path), [numbered + (hasNumber(path) ? 1 : 0), all + 1]);
  }
  return new Set([...seen].filter(([, [numbered, all]]) => all > 1 && numbered > all / 2).map(([folder]) => folder));
};

/** Files that are read at a time, and bytes that they may have together: one is waited for while another is looked at. */
const AT_ONCE = { most: 4, bytes: 2 * WHOLE };

/**
 * Reads what is known of each file, a few at a time. Never rejects for what a file is or does: it then has a fault.
 * @param onRead called after each, with the files that are read, and their bytes
 */
export const readFacts = async (
  files: readonly SourceFile[],
  { onRead, signal }: { onRead?: (done: number, bytes: number) => void; signal?: AbortSignal } = {},
): Promise<Facts[]> => {
  const numbered = numberedFolders(files);
  const facts: Facts[] = [];
  let [done, bytes] = [0, 0];
  await inBytes(files, AT_ONCE, async (file, index) => {
    signal?.throwIfAborted();
    facts[index] = await readOne(file, numbered.has(folderOf(file.path)));
    done += 1;
    bytes += file.size;
    onRead?.(done, bytes);
  });
  return facts;
};
