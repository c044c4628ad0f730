import { importing } from '../messages/importing';
import { CallFailure } from './catalogue';

/** The import can't go on now; run again it goes on where it was. The message is a sentence for the person. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** What stands between an import and its calls. */
export interface Line {
  /** Signs in anew, where the session is over. Rejects where that can't be done. */
  signIn: () => Promise<void>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  signal?: AbortSignal;
}

/** No answer, too busy, or a proxy before a server that restarts: the same call may work in a moment. */
const PASSING = [0, 429, 502, 503, 504];
/** Half a second, then twice as long each time up to 30: about two minutes in all. */
const MOST_TRIES = 9;
const LONGEST_MS = 30_000;
const MOST_SIGN_INS = 3;

/**
 * Makes calls that last: what a moment's fault refuses is tried again, and after a 401 once somebody has signed in anew. However many calls
 * meet the end of the session, it is asked for once.
 */
export const createAttempts = ({ signIn, wait, signal }: Line) => {
  let signing: Promise<void> | undefined;
  const signInOnce = () => {
    signing ??= signIn().finally(() => {
      signing = undefined;
    });
    return signing;
  };
  const stopIfAsked = () => {
    if (signal?.aborted) throw new Stopped(importing.stopped);
  };

  /** Rejects with Stopped, or with what the call rejects with that no further try would change. */
  return async <T>(call: () => Promise<T>): Promise<T> => {
    for (let [tries, signIns] = [1, 0]; ; ) {
      stopIfAsked();
      await signing;
      try {
        return await call();
      } catch (error) {
        stopIfAsked();
        if (!(error instanceof CallFailure)) throw error;
        if (error.status === 401 && signIns < MOST_SIGN_INS) {
          signIns += 1;
          await signInOnce();
        } else if (PASSING.includes(error.status)) {
          if (tries === MOST_TRIES) throw new Stopped(importing.unreachable);
          await wait(error.retryAfter ?? Math.min(LONGEST_MS, 250 * 2 ** tries));
          tries += 1;
        } else throw error;
      }
    }
  };
};

export type Attempt = ReturnType<typeof createAttempts>;

/** Asks each question once; one that failed is asked again. */
export const askingOnce = <T>() => {
  const asked = new Map<string, Promise<T>>();
  return (name: string, ask: () => Promise<T>): Promise<T> => {
    const answer = asked.get(name) ?? ask();
    asked.set(name, answer);
    answer.catch(() => asked.delete(name));
    return answer;
  };
};

/** Does all of it, so many at a time, in order of their beginning. The first that rejects ends it once those under way have ended. */
export const inChannels = async <T>(all: readonly T[], channels: number, act: (one: T) => Promise<void>): Promise<void> => {
  const left = all.values();
  let failed = false;
  const channel = async () => {
    for (const one of left) {
      if (failed) return;
      await act(one).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: channels }, channel));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
};

/** Does all of it, so many at a time and together no larger than `bytes`, but for one alone. The first that rejects ends it. */
export const inBytes = async <T extends { size: number }>(
  all: readonly T[],
  { most, bytes }: { most: number; bytes: number },
  act: (one: T, index: number) => Promise<void>,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  let held = 0;
  for (const [index, one] of all.entries()) {
    while (running.size >= most || (running.size > 0 && held + one.size > bytes)) await Promise.race(running);
    held += one.size;
    const acting: Promise<void> = act(one, index).finally(() => {
      held -= one.size;
      running.delete(acting);
    });
    running.add(acting);
  }
  await Promise.all(running);
};
