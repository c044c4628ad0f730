import { type Attempt, createAttempts, type Line, Stopped } from '../../../import/attempts';

/** Between one look at a line that stays silent and the next. */
const LOOK_AGAIN_MS = 15_000;

/** Resolves after so many milliseconds, or at once when the browser says that the line is back, or when the wait is over for good. */
export const waitForLine = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });

interface PatientLine extends Pick<Line, 'signIn' | 'signal'> {
  /** Whether it waits for a server that does not answer. */
  tell: (isWaiting: boolean) => void;
}

/** Calls that wait as long as it takes: whoever left the room finds the import gone on by itself. Rejects with Stopped at the signal alone. */
export const createPatience = ({ signIn, signal, tell }: PatientLine): Attempt => {
  const wait = (milliseconds: number) => {
    tell(true);
    return waitForLine(milliseconds, signal);
  };
  const attempt = createAttempts({ signIn, wait, signal });
  return async (call) => {
    for (;;)
      try {
        const answer = await attempt(call);
        tell(false);
        return answer;
      } catch (error) {
        if (!(error instanceof Stopped) || signal?.aborted) throw error;
        await waitForLine(LOOK_AGAIN_MS, signal);
      }
  };
};
