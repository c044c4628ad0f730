import { fileTypeFromTokenizer } from 'file-type';
import { createWorkQueue } from '../../http/workQueue';
import { unusableFile } from '../fileErrors';
import type { FileFacts, ReceivedFile } from '../types';
import { type AudioBytes, withAudioBytes } from './bytes';
import { soundOfMp4, soundOfOgg } from './containers';
import { createEffort, type Effort, EffortExceeded } from './effort';
import { lengthOfFlac, peaksOfFlac } from './flac';
import { firstMp3Frame, soundOfMp3 } from './mp3';
import { peaksOfMp4 } from './mp4Peaks';
import { peaksOfOgg } from './oggPeaks';
import { BoundedTokenizer } from './tokenizer';
import type { Sound } from './types';
import { peaksOfWav, soundOfWav } from './wav';

interface Format {
  mediaType: string;
  /** Undefined for a file that is not whole, as far as its format can tell. */
  listen: (bytes: AudioBytes, effort: Effort) => Promise<Sound | undefined>;
  /** How loud a whole file is over its time (see envelope.ts), where `listen` does not tell. */
  draw?: (bytes: AudioBytes) => Promise<string | undefined>;
}

const ofLength = (seconds: number | undefined): Sound | undefined => (seconds === undefined ? undefined : { seconds });

const MP3: Format = { mediaType: 'audio/mpeg', listen: soundOfMp3 };
const MP4: Format = { mediaType: 'audio/mp4', listen: soundOfMp4, draw: peaksOfMp4 };
const FLAC: Format = {
  mediaType: 'audio/flac',
  listen: async (bytes) => ofLength(await lengthOfFlac(bytes)),
  draw: peaksOfFlac,
};
const OGG: Format = { mediaType: 'audio/ogg', listen: soundOfOgg, draw: peaksOfOgg };
const WAV: Format = { mediaType: 'audio/wav', listen: soundOfWav, draw: peaksOfWav };

const FORMATS: Readonly<Record<string, Format>> = {
  ...{ mp3: MP3, flac: FLAC, wav: WAV },
  ...{ m4a: MP4, m4b: MP4, f4a: MP4, f4b: MP4, mp4: MP4 },
  ...{ ogg: OGG, oga: OGG, opus: OGG },
};

/** Of any file, and of each of its bytes: an MP3 of speech has a frame every hundred. */
const PIECES = 20_000;
const PIECES_A_BYTE = 1 / 16;

/** Each takes up to a core. Those that wait lie on disk. */
export const listeningQueue = createWorkQueue({ atOnce: 2, mostWaiting: 100 });

/**
 * The content must be sound that browsers play, whole as far as its format can tell. ApiError 422, 503 when too many wait.
 * @param signal aborted once whoever sent it is gone
 */
export const checkAudio = (file: ReceivedFile, signal?: AbortSignal): Promise<FileFacts> =>
  listeningQueue.run(async () => {
    const effort = createEffort(PIECES + file.bytes * PIECES_A_BYTE, signal);
    try {
      return await withAudioBytes(file.path, effort, (bytes) => factsOf(file, bytes, effort));
    } catch (error) {
      if (!(error instanceof EffortExceeded)) throw error;
      throw unusableFile(file, 'is made of too many small parts to be looked at. Export it again.');
    }
  });

async function factsOf(file: ReceivedFile, bytes: AudioBytes, effort: Effort): Promise<FileFacts> {
  const format = await formatOf(bytes);
  if (!format)
    throw unusableFile(file, 'is not an audio file this catalogue takes. Choose an MP3, M4A, FLAC, Ogg, Opus or WAV file.');
  const sound = await format.listen(bytes, effort);
  if (!sound) throw unusableFile(file, 'is incomplete: a part of it is missing. Copy or export it again.');
  const { seconds, isVideo, unplayed } = sound;
  if (isVideo) throw unusableFile(file, 'is a video. Choose a file that holds sound alone.');
  if (unplayed !== undefined)
    throw unusableFile(file, `holds sound that browsers don’t play (${unplayed}). Export it as MP3, AAC, FLAC, Vorbis or Opus.`);
  if (seconds !== undefined && !(seconds > 0)) throw unusableFile(file, 'holds no sound that can be played.');
  const peaks = sound.peaks ?? (await draw(format, bytes, effort));
  return {
    ...{ mediaType: format.mediaType, bytes: file.bytes },
    ...(seconds !== undefined && { duration: seconds }),
    ...(peaks !== undefined && { peaks }),
  };
}

/** A decoration: what can't be told of a sound, or takes too long, is no reason to refuse it. */
async function draw(format: Format, bytes: AudioBytes, effort: Effort): Promise<string | undefined> {
  try {
    return await format.draw?.(bytes);
  } catch (error) {
    if (effort.isInVain) throw error;
    return undefined;
  }
}

async function formatOf(bytes: AudioBytes): Promise<Format | undefined> {
  const found = await fileTypeFromTokenizer(new BoundedTokenizer(bytes));
  if (found) return Object.hasOwn(FORMATS, found.ext) ? FORMATS[found.ext] : undefined;
  // Padding between an ID3 tag and the first frame hides the frame from file-type.
  const isTagged = (await bytes.read(0, 3)).toString('latin1') === 'ID3';
  return isTagged && (await firstMp3Frame(bytes)) !== undefined ? MP3 : undefined;
}
