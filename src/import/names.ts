import { fold } from '../contract/fold';
import { importing } from '../messages/importing';
import { readText } from './encoding';

/** What a path says of a song. */
export interface NamedBy {
  title: string;
  artist?: string;
  albumArtist?: string;
  album?: string;
  disc?: number;
  track?: number;
  /** Folders above the file, those of discs left out. */
  depth: number;
}

const DISC = /^(?:cd|disc|disk|dvd)[\s._-]*(\d{1,2})$/i;
const VARIOUS = /^(?:various(?: artists?)?|v\.?a\.?|compilations?|soundtracks?|samplers?)$/i;
/** `1-01 Title`, `01. Title`, `01 - Title`, `01_Title`; and `01 Title`, where the others of the folder begin so. */
const NUMBERED = /^(?:(\d)[-.])?(\d{1,3})(?:\s*[-._)]+\s*|\s+)(?=\S)(.+)$/;
const YEAR = /^[([]?(?:19|20)\d\d[)\]]?\s*(?:-\s*)?(?=[^\s\d])/;

/** Whether a title is no tag's: the file's name gave it. @param notes of the facts */
export const isNamedByFile = ({ notes }: { notes: readonly string[] }): boolean => notes.includes(importing.fromName);

export const isVarious = (name: string): boolean => VARIOUS.test(name);

/** Folders of a path without those of discs, and the disc. 'Björk/Debut/CD1' -> ['Björk', 'Debut'], 1. */
export const albumFolders = (folder: string): { folders: string[]; disc?: number } => {
  const folders = folder === '' ? [] : folder.split('/');
  const disc = DISC.exec(folders.at(-1) ?? '')?.[1];
  return disc === undefined ? { folders } : { folders: folders.slice(0, -1), disc: Number(disc) };
};

const spaced = (name: string) => (name.includes(' ') ? name : name.replaceAll('_', ' '));
/** Before a file's ending; of a folder's name all of it. */
const stemOf = (name: string) => spaced(name.replace(/\.[A-Za-z0-9]{1,5}$/, ''));

const parted = (text: string) => text.split(/\s+[-–—]\s+/);

/** Whether a file's name begins with a number. */
export const hasNumber = (path: string): boolean => NUMBERED.test(stemOf(path.split('/').at(-1) ?? ''));

const folderNames = (folders: readonly string[]): Pick<NamedBy, 'artist' | 'albumArtist' | 'album'> => {
  const [above, own] = [folders.at(-2), folders.at(-1)].map((name) => readText(name && spaced(name)));
  if (own === undefined || isVarious(own)) return own === undefined ? {} : { albumArtist: importing.various };
  const [artist, ...rest] = parted(own.replace(YEAR, ''));
  const album = rest.join(' - ').replace(YEAR, '') || (artist ?? own);
  if (rest.length > 0) return isVarious(artist ?? '') ? { albumArtist: importing.various, album } : { artist, album };
  if (above === undefined) return { album };
  return isVarious(above) ? { albumArtist: importing.various, album } : { artist: above, album };
};

/**
 * Reads `Artist/Album/01 Title.ext`, `Artist - Album/01 - Title.ext`, `01 - Artist - Title.ext` and what is between.
 * @param numbered whether the files of its folder begin with numbers: then `99 Problems` is the 99th, else a title
 */
export const readPath = (path: string, numbered: boolean): NamedBy => {
  const file = path.split('/').at(-1) ?? '';
  const { folders, disc: folderDisc } = albumFolders(path.split('/').slice(0, -1).join('/'));
  const names = folderNames(folders);
  const stem = stemOf(file);
  const [, disc, track, rest = stem] = (numbered || /^0\d|^\d+\s*[-._)]\s/.test(stem) ? NUMBERED.exec(stem) : null) ?? [];
  const [first, ...others] = parted(rest);
  const isArtist = fold(first ?? '') === fold(names.artist ?? '') || names.artist === undefined;
  const [artist, title] = others.length > 0 && isArtist ? [first, others.join(' - ')] : [names.artist, rest];
  return {
    ...names,
    title: readText(title) ?? file,
    artist: readText(artist),
    depth: folders.length,
    ...(folderDisc === undefined && disc === undefined ? {} : { disc: folderDisc ?? Number(disc) }),
    ...(track === undefined ? {} : { track: Number(track) }),
  };
};
