import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import type { AudioBytes } from './bytes';
import { type Effort, EffortExceeded } from './effort';
import { hasTooManyBoxes, isCompleteMp4 } from './mp4';
import { withoutLongTables } from './mp4Tables';
import { isCompleteOgg } from './ogg';
import { BoundedTokenizer } from './tokenizer';
import type { Sound } from './types';

const PARSING = { duration: true, skipCovers: true, skipPostHeaders: true };

/** By the names that the parser gives them; those in angle brackets are the file's own. */
const PLAYED_IN_MP4 = ['MPEG-4/AAC', 'MPEG-1 layer 3', '<Opus>', '<fLaC>', '<.mp3>'];
const UNPLAYED_NAMES: Readonly<Record<string, string>> = { ALAC: 'Apple Lossless, ALAC', '<ec-3>': 'Dolby Digital Plus' };
const PLAYED_IN_OGG = /^(Vorbis|Opus|FLAC)/;

/** Undefined for what it can't make out. */
async function parse(bytes: AudioBytes, effort: Effort, mediaType: string): Promise<IAudioMetadata['format'] | undefined> {
  const found = await parseFromTokenizer(new BoundedTokenizer(bytes, mediaType), PARSING).catch(() => undefined);
  // Some parsers take its error for the file's.
  if (effort.isExceeded) throw new EffortExceeded('This file takes too long to look at.');
  return found?.format;
}

const SILENCE: Sound = { seconds: 0 };

export async function soundOfMp4(bytes: AudioBytes, effort: Effort): Promise<Sound | undefined> {
  if (!(await isCompleteMp4(bytes))) return undefined;
  if (await hasTooManyBoxes(bytes))
    throw new EffortExceeded('The boxes of this file are too many, or stand too deep in each other.');
  const found = await parse(withoutLongTables(bytes), effort, 'audio/mp4');
  if (found?.hasVideo) return { isVideo: true };
  if (!found?.hasAudio) return SILENCE;
  const codecs = found.trackInfo.filter(({ audio }) => audio).map(({ codecName = 'unknown' }) => codecName);
  const unplayed = codecs.find((codec) => !PLAYED_IN_MP4.includes(codec));
  return {
    seconds: found.duration ?? 0,
    ...(unplayed !== undefined && { unplayed: UNPLAYED_NAMES[unplayed] ?? unplayed.replaceAll(/[<>]/g, '') }),
  };
}

export async function soundOfOgg(bytes: AudioBytes, effort: Effort): Promise<Sound | undefined> {
  if (!(await isCompleteOgg(bytes))) return undefined;
  const found = await parse(bytes, effort, 'audio/ogg');
  if (found?.hasVideo) return { isVideo: true };
  if (!found?.hasAudio) return SILENCE;
  const { codec, duration } = found;
  if (codec !== undefined && !PLAYED_IN_OGG.test(codec)) return { unplayed: codec };
  return duration === undefined ? {} : { seconds: duration };
}
