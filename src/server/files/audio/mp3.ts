import { type AudioBytes, tagsEnd } from './bytes';
import { createEnvelope } from './envelope';
import { type Mp3Frame, mp3Frame } from './mp3Frame';
import { FRAME_HEAD, levelOfMp3 } from './mp3Level';
import type { Sound } from './types';

/** So many bytes may be missing of a declared size: encoders and tag editors disagree by a frame or two. */
const toleranceFor = (declared: number) => Math.max(declared * 0.01, Math.min(4096, declared * 0.1));
/** The first frame is looked for so far behind the tags: some editors leave padding there. */
const SEARCH = 64 * 1024;
/** Tags that stand behind the sound. */
const TAGS_BEHIND = ['TAG', 'APET', 'LYRI'];

const nextFrame = async (bytes: AudioBytes, from: number): Promise<{ at: number; frame: Mp3Frame } | undefined> => {
  const window = await bytes.read(from, SEARCH);
  for (let at = window.indexOf(0xff); at !== -1 && at + 4 <= window.length; at = window.indexOf(0xff, at + 1)) {
    const frame = mp3Frame(window.readUInt32BE(at));
    if (frame) return { at: from + at, frame };
  }
  return undefined;
};

export const firstMp3Frame = async (bytes: AudioBytes): Promise<number | undefined> =>
  (await nextFrame(bytes, await tagsEnd(bytes)))?.at;

/**
 * Counted and listened to frame by frame, whatever a header says. Undefined when there is none, or when the file ends inside a frame and is
 * clearly shorter than its Xing, Info or VBRI header says; without one a cut can't be seen.
 */
export async function soundOfMp3(bytes: AudioBytes): Promise<Sound | undefined> {
  const first = await nextFrame(bytes, await tagsEnd(bytes));
  if (!first) return undefined;
  const head = await bytes.read(first.at, 64);
  const declared = xingSize(head) ?? vbriSize(head);
  // Such a frame holds no sound.
  const { seconds, peaks, isWhole } = await countFrames(bytes, isIndex(head) ? first.at + first.frame.length : first.at);
  const isAllThere = declared === undefined || first.at + declared <= bytes.size + toleranceFor(declared);
  return isWhole || isAllThere ? { seconds, peaks } : undefined;
}

async function countFrames(bytes: AudioBytes, start: number): Promise<Sound & { seconds: number; isWhole: boolean }> {
  let seconds = 0;
  const envelope = createEnvelope();
  const ended = (isWhole: boolean) => ({ seconds, peaks: envelope.peaks(), isWhole });
  for (let at = start; ; ) {
    const head = await bytes.read(at, FRAME_HEAD);
    if (head.length < 4) return ended(at === bytes.size);
    if (isTag(head)) return ended(true);
    const frame = mp3Frame(head.readUInt32BE(0));
    if (frame && at + frame.length > bytes.size) return ended(false);
    if (frame) {
      seconds += frame.seconds;
      envelope.add(frame.seconds, levelOfMp3(head));
    }
    const next = frame ? at + frame.length : (await nextFrame(bytes, at + 1))?.at;
    if (next === undefined) return ended(true);
    at = next;
  }
}

const isTag = (head: Buffer) => TAGS_BEHIND.some((tag) => head.toString('latin1', 0, 4).startsWith(tag));

/** A word of flags, then frames (flag 1) and bytes (flag 2) where the flags say so. */
function xingSize(frame: Buffer): number | undefined {
  const at = xingAt(frame);
  if (at === -1 || at + 16 > frame.length) return undefined;
  const flags = frame.readUInt32BE(at + 4);
  if ((flags & 2) === 0) return undefined;
  return frame.readUInt32BE(at + ((flags & 1) !== 0 ? 12 : 8));
}

const xingAt = (frame: Buffer) => Math.max(frame.indexOf('Xing', 0, 'latin1'), frame.indexOf('Info', 0, 'latin1'));

/** Always 32 bytes behind the frame's header, the size 10 bytes in. */
const VBRI_AT = 36;
const isVbri = (frame: Buffer) => frame.toString('latin1', VBRI_AT, VBRI_AT + 4) === 'VBRI';
const vbriSize = (frame: Buffer) =>
  isVbri(frame) && frame.length >= VBRI_AT + 14 ? frame.readUInt32BE(VBRI_AT + 10) : undefined;

const isIndex = (frame: Buffer) => xingAt(frame) !== -1 || isVbri(frame);
