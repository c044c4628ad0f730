import { carryOut, type Ports, type Result } from '../../../import/carryOut';
import type { Plan } from '../../../import/planned';
import { createPace } from './pace';
import { type Fate, type JobState, progressOf } from './state';

/** Milliseconds between one look of the page at what has become of thousands of files, and the next. */
const TELL_EVERY = 250;

interface Run {
  /** What of the plan is to be done. */
  part: Plan;
  whole: Plan;
  ports: Omit<Ports, 'onResult' | 'onSent'>;
  get: () => JobState;
  update: (change: Partial<JobState>) => void;
}

/** Carries out a part of a plan, and tells how far it is: a few times a second, however much happens. */
export const runPlan = async ({ part, whole, ports, get, update }: Run): Promise<{ stopped?: string }> => {
  const fates = new Map<string, Fate>(get().fates);
  const others = new Map(get().others.map((result) => [`${result.kind} ${result.key}`, result] as const));
  const before = progressOf(whole.songs, fates);
  const pace = createPace();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    timer = undefined;
    const { songs, ended, sent, bytes } = progressOf(whole.songs, fates);
    const { isPaused, isWaiting, asksSignIn } = get();
    pace.rest(isPaused || isWaiting || asksSignIn);
    update({
      fates: new Map(fates),
      others: [...others.values()],
      left: pace.left(
        { files: ended - before.ended, bytes: sent - before.sent },
        { files: songs - before.ended, bytes: bytes - before.sent },
      ),
    });
  };
  let isOver = false;
  const soon = () => {
    // Of an upload that was stopped browsers tell once more a moment later: by then another run may have begun, and has other fates.
    if (!isOver) timer ??= setTimeout(tell, TELL_EVERY);
  };
  const onResult = (result: Result) => {
    if (result.kind === 'songs') fates.set(result.name, result);
    else others.set(`${result.kind} ${result.key}`, result);
    soon();
  };
  try {
    return await carryOut(part, {
      ...ports,
      onResult,
      onSent: ({ file }, sent) => {
        fates.set(file.path, { sent });
        soon();
      },
    });
  } finally {
    isOver = true;
    clearTimeout(timer);
    tell();
  }
};
