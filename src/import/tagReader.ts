import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import { type SourceFile, Unreadable } from './source';
import { SliceTokenizer } from './tokenizer';

/** What a file's tags say, as it stands there. */
export interface Tags {
  title?: string;
  artist?: string;
  albumArtist?: string;
  album?: string;
  track?: number;
  disc?: number;
  compilation: boolean;
  /** Seconds, where the file says how long it is. */
  duration?: number;
  /** Bytes of the picture, which may be none. */
  cover?: Uint8Array;
  /** Whether the tags are of the oldest kind, which cuts each text after 30 signs. */
  cut: boolean;
}

/** Its words where a tag of a picture holds none. */
const NO_PICTURE = 'Empty picture tag found';

const parse = async (file: SourceFile): Promise<IAudioMetadata | undefined> => {
  // By what is in it, as a name may lie; by its name where that hides behind padding.
  for (const byName of [false, true]) {
    try {
      const found = await parseFromTokenizer(new SliceTokenizer(file, byName), { duration: false });
      const { sampleRate, codec, duration } = found.format;
      if (sampleRate !== undefined || codec !== undefined || duration !== undefined) return found;
    } catch (error) {
      // Anything else is a file that the reader of tags gets nowhere with.
      if (error instanceof Unreadable) throw error;
    }
  }
  return undefined;
};

/** Undefined for what is no sound. Rejects with Unreadable. */
export const readTags = async (file: SourceFile): Promise<Tags | undefined> => {
  const found = await parse(file);
  if (found === undefined) return undefined;
  const { common, format, quality } = found;
  const types = format.tagTypes ?? [];
  const pictures = common.picture ?? [];
  const front = pictures.find(({ type }) => type === 'Cover (front)') ?? pictures[0];
  const hadEmptyPicture = quality.warnings.some(({ message }) => message === NO_PICTURE);
  return {
    title: common.title,
    artist: common.artist,
    albumArtist: common.albumartist,
    album: common.album,
    ...(common.track.no ? { track: common.track.no } : {}),
    ...(common.disk.no ? { disc: common.disk.no } : {}),
    compilation: common.compilation === true,
    ...(format.duration === undefined ? {} : { duration: format.duration }),
    ...(front || hadEmptyPicture ? { cover: front?.data ?? new Uint8Array() } : {}),
    cut: types.length === 1 && types[0] === 'ID3v1',
  };
};
