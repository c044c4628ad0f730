import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });

/** Reads a line of standard input; at a terminal after a question, and without showing what is typed. Undefined where there is none. */
export const askPassword = async (question: string): Promise<string | undefined> => {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: nowhere(), terminal: isTerminal });
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(undefined));
    });
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
};

export interface Screen {
  isTerminal: boolean;
  /** A line that stays. */
  line: (text: string) => void;
  /** How far it is, shown in one place of a terminal and nowhere else. */
  progress: (what: string, done: number, all: number) => void;
  /** The line of the progress is taken away. */
  clear: () => void;
}

const WIDTH = 24;
const EVERY_MS = 100;

/** `4 min`, `35 s`: the time that the rest takes at the speed so far. */
export const timeLeft = (elapsed: number, done: number, all: number): string => {
  const seconds = Math.ceil(((elapsed / done) * (all - done)) / 1_000);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

/** A terminal gets a bar below its lines, anything else lines alone. */
export const createScreen = (out: NodeJS.WriteStream, now: () => number = Date.now): Screen => {
  let shown = 0;
  let began = { what: '', at: 0 };
  const clear = () => {
    if (out.isTTY && shown > 0) out.write('\r\x1b[K');
    shown = 0;
  };
  return {
    isTerminal: out.isTTY === true,
    clear,
    line: (text) => {
      clear();
      // What a file is called must not move the cursor.
      out.write(`${text.replace(/\p{Cc}/gu, '\ufffd')}\n`);
    },
    progress: (what, done, all) => {
      if (!out.isTTY || all === 0) return;
      const at = now();
      if (began.what !== what) began = { what, at };
      if (at - shown < EVERY_MS) return;
      shown = at;
      const full = Math.round((done / all) * WIDTH);
      const left = done > 0 && done < all && at - began.at > 2_000 ? `, ${timeLeft(at - began.at, done, all)} left` : '';
      const percent = Math.floor((done / all) * 100);
      out.write(`\r\x1b[K[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${what} ${percent} %${left}`);
    },
  };
};
