import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Milliseconds from an answer to the next question. */
const PAUSE = 10;

/** Asks /healthz without end on a connection of its own and tells each wait: in a thread, as whoever sends hostile input is busy. */
const ask = async (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const asked = performance.now();
    await new Promise<void>((resolve, reject) =>
      get(`${url}/healthz`, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject),
    );
    parentPort?.postMessage(performance.now() - asked);
    await wait(PAUSE);
  }
};

export interface Heartbeat {
  /** The longest wait of /healthz, in milliseconds, that began or ended during the work. */
  during: (work: () => Promise<unknown>) => Promise<number>;
  stop: () => Promise<unknown>;
}

export const listenToHeart = (url: string): Heartbeat => {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  let longest = 0;
  let heard = () => {};
  worker.on('message', (took: number) => {
    longest = Math.max(longest, took);
    heard();
  });
  worker.on('error', (error) => console.error(error));
  const nextBeat = () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  return {
    during: async (work) => {
      await nextBeat();
      longest = 0;
      await work();
      // The one under way belongs to it as well.
      await nextBeat();
      return longest;
    },
    stop: () => worker.terminate(),
  };
};

if (!isMainThread) await ask(String(workerData));
