import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { PEAKS } from '../../contract/limits';

/** What is found out about a file before it is sent. */
interface FileSound {
  seconds?: number;
  peaks?: readonly number[];
}

/** What is larger or longer is not decoded, as that takes ten times its size of memory and more. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_SECONDS = 15 * 60;
const NOTHING: FileSound = {};

/** Hertz: enough to see how loud it is. */
const RATE = 8_000;

/** The length by what the browser reads of the beginning; rejects where it can't play the file. */
const lengthOf = (src: string, signal: AbortSignal) =>
  new Promise<number>((resolve, reject) => {
    const probe = new Audio();
    probe.preload = 'metadata';
    probe.addEventListener('loadedmetadata', () => resolve(probe.duration), { signal });
    probe.addEventListener('error', reject, { signal });
    signal.addEventListener('abort', () => probe.removeAttribute('src'));
    probe.src = src;
  });

/** How loud it is in each of the bars, the loudest 255. */
const barsOf = (samples: Float32Array): number[] | undefined => {
  const each = samples.length / PEAKS;
  const levels = Array.from({ length: PEAKS }, (_, bar) => {
    const piece = samples.subarray(Math.floor(bar * each), Math.floor((bar + 1) * each));
    return Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, piece.length));
  });
  const loudest = Math.max(...levels);
  return loudest > 0 ? levels.map((level) => (255 * level) / loudest) : undefined;
};

const peaksOf = async (file: File): Promise<number[] | undefined> => {
  try {
    const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await file.arrayBuffer());
    return barsOf(decoded.getChannelData(0));
  } catch {
    return undefined;
  }
};

/**
 * Looks into a file that was chosen and is not stored yet.
 * @param src its address in this page
 * @param onUnusable called where the browser can't play it
 */
export const useFileSound = (file: File | undefined, src: string | undefined, onUnusable: () => void): FileSound => {
  const tellUnusable = useEvent(onUnusable);
  const [found, setFound] = useState<FileSound & { src: string }>();
  useEffect(() => {
    if (!file || src === undefined) return;
    const left = new AbortController();
    const look = async () => {
      const length = await lengthOf(src, left.signal);
      const seconds = Number.isFinite(length) ? length : undefined;
      if (left.signal.aborted) return;
      setFound({ src, seconds });
      if (file.size > MOST_BYTES || length > MOST_SECONDS) return;
      const peaks = await peaksOf(file);
      if (!left.signal.aborted) setFound({ src, seconds, peaks });
    };
    look().catch(() => left.signal.aborted || tellUnusable());
    return () => left.abort();
  }, [file, src, tellUnusable]);
  return found && found.src === src ? found : NOTHING;
};
