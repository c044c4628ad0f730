import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Milliseconds from an answer to the next question. */
const PAUSE = 10;
const FILE = fileURLToPath(import.meta.url);

export interface Heartbeat {
  /** The longest wait of /healthz, in milliseconds, that began or ended during the work. */
  during: (work: () => Promise<unknown>) => Promise<number>;
  stop: () => void;
}

/** Asks /healthz without end on a connection of its own: in a process of its own, as whoever sends hostile input is busy. */
export const listenToHeart = (url: string): Heartbeat => {
  const child = fork(FILE, [url], { execArgv: ['--import', 'tsx'] });
  let longest = 0;
  let heard = () => {};
  let gone = (_: Error) => {};
  child.once('exit', () => gone(new Error('Nobody asks /healthz any more.')));
  child.on('message', (took) => {
    longest = Math.max(longest, Number(took));
    heard();
  });
  const nextBeat = () =>
    new Promise<void>((resolve, reject) => {
      [heard, gone] = [resolve, reject];
      if (child.exitCode !== null) gone(new Error('Nobody asks /healthz any more.'));
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
    stop: () => child.kill(),
  };
};

const ask = async (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const asked = performance.now();
    await new Promise<void>((resolve, reject) =>
      get(`${url}/healthz`, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject),
    );
    process.send?.(performance.now() - asked);
    await wait(PAUSE);
  }
};

const [, started, url] = process.argv;
if (started === FILE && url !== undefined) await ask(url);
