import { afterEach, expect, it, vi } from 'vitest';
import { readFacts } from '../../../src/import/facts';
import { type Asked, type Said, toPortable } from '../../../src/providers/importing/portable';
import { readFiles } from '../../../src/providers/importing/reading';
import { mp3With } from '../../world/files/tagged';
import { picture } from '../../world/forms';
import { fileAt, sourceOf } from './chosen';

afterEach(() => vi.unstubAllGlobals());

const cover = Buffer.from(await (await picture()).arrayBuffer());
const tagged = new Uint8Array(mp3With({ frames: { TIT2: 'Jóga', TPE1: 'Björk' }, cover }));
const SOUNDS = [sourceOf(fileAt('Post/1.mp3', tagged)), sourceOf(fileAt('Post/2.mp3', 'no sound'))];
const size = tagged.length;

/** A worker of the browser's: what it is sent goes over as by a structured clone. @param answer what it does with it */
const workerThat = (answer: (asked: Asked, tell: (said: Said) => void, fail: () => void) => void) => {
  const ended = vi.fn();
  class FakeWorker extends EventTarget {
    terminate = ended;
    postMessage(asked: Asked) {
      const tell = (said: Said) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(said) }));
      answer(asked, tell, () => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return ended;
};

const reading = async (signal?: AbortSignal) => {
  const told: [number, number][] = [];
  const facts = await readFiles(SOUNDS, { onRead: (done, bytes) => told.push([done, bytes]), signal });
  return { facts, told };
};
const EXPECTED = [
  { file: SOUNDS[0], title: 'Jóga', artist: 'Björk', cover: { file: SOUNDS[0], embedded: true, type: 'image/png' } },
  { file: SOUNDS[1], fault: 'The file is damaged or holds no sound, whatever its name says.' },
];

it('reads on the page where there is no worker, and tells files and bytes', async () => {
  vi.stubGlobal('Worker', undefined);
  const { facts, told } = await reading();
  expect(facts).toMatchObject(EXPECTED);
  // Whichever is read first.
  expect([
    [1, size],
    [1, 8],
  ]).toContainEqual(told[0]);
  expect(told.slice(1)).toEqual([[2, size + 8]]);
});

it('reads each file once', async () => {
  vi.stubGlobal('Worker', undefined);
  const ways = SOUNDS.flatMap(({ file }) => [vi.spyOn(file, 'arrayBuffer'), vi.spyOn(file, 'slice')]);
  await reading();
  expect(ways.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1, 0]);
  vi.restoreAllMocks();
});

it('reads in a worker, which is ended then, and gives each its file again', async () => {
  const ended = workerThat(async (asked, tell) => {
    expect(asked).toEqual(SOUNDS.map(({ path, file }) => ({ path, file })));
    tell({ done: 1, bytes: 5 });
    tell({ facts: (await readFacts(SOUNDS)).map(toPortable) });
  });
  const { facts, told } = await reading();
  expect(facts).toMatchObject(EXPECTED);
  expect(told).toEqual([[1, 5]]);
  expect(ended).toHaveBeenCalled();
});

it('reads on the page where the worker does not start or gives up', async () => {
  const ended = workerThat((_asked, tell, fail) => {
    tell({ done: 1, bytes: 5 });
    fail();
  });
  expect((await reading()).facts).toMatchObject(EXPECTED);
  expect(ended).toHaveBeenCalled();
});

it('ends the worker once it is told to stop', async () => {
  const controller = new AbortController();
  const ended = workerThat(() => controller.abort(new Error('Enough.')));
  await expect(reading(controller.signal)).rejects.toThrow('Enough.');
  expect(ended).toHaveBeenCalled();
  await expect(reading(controller.signal)).rejects.toThrow('Enough.');
});
