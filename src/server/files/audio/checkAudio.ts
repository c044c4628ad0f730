import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type IAudioMetadata, parseFile, parseStream } from 'music-metadata';
import { unusableFile } from '../fileErrors';
import type { FileFacts, ReceivedFile } from '../types';
import { type AudioBytes, withBytes } from './bytes';
import { isCompleteFlac } from './flac';
import { firstFrame, isCompleteMp3 } from './mp3';
import { isCompleteMp4 } from './mp4';
import { isCompleteOgg } from './ogg';
import { durationOfWav, isCompleteWav } from './wav';

interface Format {
  mediaType: string;
  isComplete: (bytes: AudioBytes) => Promise<boolean>;
}

const MP3: Format = { mediaType: 'audio/mpeg', isComplete: isCompleteMp3 };
const MP4: Format = { mediaType: 'audio/mp4', isComplete: isCompleteMp4 };
const OGG: Format = { mediaType: 'audio/ogg', isComplete: isCompleteOgg };
const WAV: Format = { mediaType: 'audio/wav', isComplete: isCompleteWav };

/** What browsers play, by the extension that file-type gives the content. */
const FORMATS: Readonly<Record<string, Format>> = {
  mp3: MP3,
  m4a: MP4,
  m4b: MP4,
  f4a: MP4,
  f4b: MP4,
  mp4: MP4,
  flac: { mediaType: 'audio/flac', isComplete: isCompleteFlac },
  ogg: OGG,
  oga: OGG,
  opus: OGG,
  wav: WAV,
};

const PARSING = { duration: true, skipCovers: true, skipPostHeaders: true };

/** Checks by its content that a file is sound that browsers play, and whole as far as its format can tell. ApiError 422. */
export async function checkAudio(file: ReceivedFile): Promise<FileFacts> {
  const format = await formatOf(file.path);
  if (!format)
    throw unusableFile(file, 'is not an audio file this catalogue takes. Choose an MP3, M4A, FLAC, Ogg, Opus or WAV file.');
  if (!(await withBytes(file.path, format.isComplete)))
    throw unusableFile(file, 'is incomplete: a part of it is missing. Copy or export it again.');

  const found = await parse(file.path, format);
  if (found?.format.hasVideo) throw unusableFile(file, 'is a video. Choose a file that holds sound alone.');
  const duration = format === WAV ? await withBytes(file.path, durationOfWav) : found?.format.duration;
  // The parser can't tell the length of FLAC inside Ogg.
  if (!found?.format.hasAudio || (!duration && format !== OGG)) throw unusableFile(file, 'holds no sound that can be played.');
  return { mediaType: format.mediaType, bytes: file.bytes, ...(duration !== undefined && { duration }) };
}

async function formatOf(path: string): Promise<Format | undefined> {
  const found = await fileTypeFromFile(path);
  if (found) return Object.hasOwn(FORMATS, found.ext) ? FORMATS[found.ext] : undefined;
  // Padding between an ID3 tag and the first frame hides the frame from file-type.
  const isTaggedMp3 = await withBytes(path, async (bytes) => {
    const head = await bytes.read(0, 3);
    return head.toString('latin1') === 'ID3' && (await firstFrame(bytes)) !== undefined;
  });
  return isTaggedMp3 ? MP3 : undefined;
}

async function parse(path: string, format: Format): Promise<IAudioMetadata | undefined> {
  try {
    return await (format === MP3 ? parseFrames(path) : parseFile(path, PARSING));
  } catch {
    return undefined;
  }
}

/**
 * Parses an mp3 from its first frame on, whatever its tags are. From a handle, as of a path the parser would look up the size and guess
 * the duration from it instead of counting frames.
 */
async function parseFrames(path: string): Promise<IAudioMetadata> {
  const start = await withBytes(path, firstFrame);
  const handle = await open(path, 'r');
  try {
    return await parseStream(handle.createReadStream({ start, autoClose: false }), { mimeType: MP3.mediaType }, PARSING);
  } finally {
    await handle.close();
  }
}
