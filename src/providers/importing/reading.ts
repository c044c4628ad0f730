import { type Facts, readFacts } from '../../import/facts';
import type { SourceFile } from '../../import/source';
import { telling } from '../../import/telling';
import { ChosenSource } from './chosenFile';
import { type Asked, fromPortable, type Said } from './portable';
import type { ReadingOptions } from './types';

/** On the page itself, a file and a slice at a time, so that it stays alive. */
const readHere = (sounds: readonly SourceFile[], { onRead, signal }: ReadingOptions): Promise<Facts[]> =>
  readFacts(sounds, { onRead: telling(sounds.length, (done: number, bytes: number) => onRead?.(done, bytes)), signal });

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Resolves with undefined where the worker can't be had or gives up: a blocked script, too little memory. */
const readBeside = async (
  asked: Asked,
  sounds: readonly SourceFile[],
  { onRead, signal }: ReadingOptions,
): Promise<Facts[] | undefined> => {
  const worker = startWorker();
  try {
    return await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      for (const type of ['error', 'messageerror'] as const) worker.addEventListener(type, () => resolve(undefined));
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if ('done' in data) return onRead?.(data.done, data.bytes);
        resolve(data.facts.flatMap((facts, index) => (sounds[index] ? [fromPortable(facts, sounds[index])] : [])));
      });
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
  }
};

/** As Importing has it. */
export const readFiles = async (sounds: readonly SourceFile[], options: ReadingOptions = {}): Promise<Facts[]> => {
  options.signal?.throwIfAborted();
  const asked = sounds.flatMap((each) => (each instanceof ChosenSource ? [{ path: each.path, file: each.file }] : []));
  const canGo = typeof Worker !== 'undefined' && asked.length === sounds.length;
  return (canGo ? await readBeside(asked, sounds, options) : undefined) ?? readHere(sounds, options);
};
