import { v4 } from 'uuid';
import { type Attempt, Stopped } from '../../../import/attempts';
import { CallFailure } from '../../../import/catalogue';
import { choose, type Edit, editSongs, leftOver } from '../../../import/edits';
import { historyOf } from '../../../import/journal';
import { createPlanning, type Planning } from '../../../import/plan';
import type { Choice, Plan, PlannedSong } from '../../../import/planned';
import { telling } from '../../../import/telling';
import type { BrowserJournal, Importing } from '../../../providers/importing/types';
import type { Activity } from '../../../providers/types';
import { createPatience } from './line';
import { runPlan } from './run';
import { EMPTY, isResult, type JobState } from './state';

const UNKNOWN = 'catalogue.error.unknown';

interface Work {
  controller: AbortController;
  calls: Attempt;
}

export type Job = ReturnType<typeof createJob>;

/**
 * The import of one person in this tab, from the choice of a folder to the last result. It lives beside the page, which may be left and come
 * back to: what was read and chosen stays, and what ran goes on from where it was.
 */
export const createJob = (importing: Importing, activity: Pick<Activity, 'during'>) => {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const update = (change: Partial<JobState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  let journal: BrowserJournal = importing.openJournal();
  /** The run to which all of this folder belongs: what it sends a second time makes nothing new. */
  let run = v4();
  let planning: Planning | undefined;
  let letGo: (() => void) | undefined;
  let signedIn: (() => void) | undefined;
  const held = new Set<() => void>();

  const askToSignIn = ({ signal }: AbortController) =>
    new Promise<void>((resolve) => {
      const done = () => {
        signal.removeEventListener('abort', done);
        signedIn = undefined;
        update({ asksSignIn: false });
        resolve();
      };
      signedIn = done;
      signal.addEventListener('abort', done);
      update({ asksSignIn: true });
    });
  /** What is under way, until it is stopped, and its calls: whichever of them meets the end of the session, it is asked for once. */
  const beginWork = (): Work => {
    const controller = new AbortController();
    const calls = createPatience({
      signIn: () => askToSignIn(controller),
      signal: controller.signal,
      tell: (isWaiting) => isWaiting === state.isWaiting || update({ isWaiting }),
    });
    return { controller, calls };
  };
  let work = beginWork();

  const end = () => {
    letGo?.();
    letGo = undefined;
  };
  const lookBack = async () => {
    const { run: before } = historyOf(await journal.read());
    if (state.step === 'start') update({ isUnfinished: before !== undefined });
  };
  const restart = (change: Partial<JobState> = {}) => {
    work.controller.abort();
    end();
    update({ ...EMPTY, ...change });
    void lookBack();
  };

  /** Who stops it is told nothing: the page says where it is then. */
  const textOf = (error: unknown, { signal }: AbortController): string | undefined => {
    if (signal.aborted || error instanceof Stopped) return undefined;
    if (error instanceof CallFailure) return error.message;
    console.error(error);
    return UNKNOWN;
  };

  const readAndCompare = async (chosen: DataTransfer | readonly File[], { controller, calls }: Work) => {
    const { signal } = controller;
    const tell = (change: Partial<JobState>) => {
      signal.throwIfAborted();
      update(change);
    };
    // In the event itself: a browser shows only then what was dropped.
    const looking = importing.filesOf(chosen, signal);
    update({ ...EMPTY, step: 'reading' });
    const folder = await looking;
    signal.throwIfAborted();
    if (folder.sounds.length === 0) return restart({ fault: 'catalogue.importing.noMusic' });
    update({ chosen: folder });
    letGo ??= importing.holdSession();
    const facts = await importing.readFiles(folder.sounds, { onRead: (done, bytes) => tell({ done, bytes }), signal });
    const { run: before, made } = historyOf(await journal.read());
    run = before ?? v4();
    tell({ step: 'comparing', done: 0 });
    planning = createPlanning({ pictures: folder.pictures, catalogue: importing.catalogue, attempt: calls, made });
    const plan = await planning.plan(
      facts,
      telling(facts.length, (done) => tell({ done })),
    );
    tell({ step: 'plan', plan, isForgetful: !journal.isKept });
  };

  const carryOn = async (part: Plan, whole: Plan) => {
    const { publish, fill } = state;
    const fates = new Map(state.fates);
    for (const { file } of part.songs) fates.delete(file.path);
    work = beginWork();
    const { signal } = work.controller;
    update({ step: 'running', fates, isPaused: false, stopped: undefined, fault: undefined });
    const gate = () =>
      new Promise<void>((resolve) => {
        if (!state.isPaused || signal.aborted) return resolve();
        held.add(resolve);
        signal.addEventListener('abort', () => resolve());
      });
    const ports = { ...importing, attempt: work.calls, journal, run, publish, fill, gate, signal };
    const tell = (change: Partial<JobState>) => update({ ...change, isForgetful: !journal.isKept });
    const ending = await runPlan({ part, whole, ports, get: () => state, update: tell });
    const isDone =
      ending.stopped === undefined && ![...state.fates.values()].some((fate) => isResult(fate) && fate.outcome === 'refused');
    if (isDone) await journal.forget();
    update({ step: 'done', isPaused: false, isWaiting: false, stopped: ending.stopped, isForgetful: !journal.isKept });
  };
  const begin = (part: Plan, whole: Plan) =>
    void activity.during(
      carryOn(part, whole).catch((error: unknown) => {
        console.error(error);
        update({ step: 'done', stopped: UNKNOWN });
      }),
    );

  void lookBack();
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** To be called in the event of a drop itself. */
    take: (chosen: DataTransfer | readonly File[]) => {
      work = beginWork();
      journal = importing.openJournal();
      const mine = work;
      const refuse = (error: unknown) => {
        const fault = textOf(error, mine.controller);
        if (fault !== undefined) restart({ fault });
      };
      void activity.during(readAndCompare(chosen, mine).catch(refuse));
    },
    choose: (songs: readonly PlannedSong[], choice: Choice) => {
      if (state.plan) update({ plan: choose(state.plan, songs, choice) });
    },
    /** One edit after the other: one that is made while another is compared is left. Resolves with the plan as it is then. */
    edit: async (songs: readonly PlannedSong[], edit: Edit): Promise<Plan | undefined> => {
      const { plan } = state;
      if (plan === undefined || planning === undefined || state.isEditing) return undefined;
      const { controller } = work;
      update({ isEditing: true, fault: undefined });
      try {
        const edited = await editSongs(plan, songs, edit, planning);
        update({ plan: edited, isEditing: false });
        return edited;
      } catch (error) {
        update({ isEditing: false, fault: textOf(error, controller) });
        return undefined;
      }
    },
    set: (wish: Partial<Pick<JobState, 'publish' | 'fill'>>) => update(wish),
    start: () => state.plan && begin(state.plan, state.plan),
    /** What was refused or not tried, once more. */
    retry: () => {
      const { plan, others, fates } = state;
      if (plan) begin(leftOver(plan, [...others, ...[...fates.values()].filter(isResult)]), plan);
    },
    pause: () => update({ isPaused: true }),
    goOn: () => {
      update({ isPaused: false });
      for (const resolve of held) resolve();
      held.clear();
    },
    /** Rejects where the password is wrong. */
    signIn: async (password: string) => {
      await importing.signIn(password);
      signedIn?.();
    },
    /** What runs ends where it is; what is read or planned is let go. */
    stop: () => (state.step === 'running' ? work.controller.abort() : restart()),
    forget: async () => {
      await journal.forget();
      update({ isUnfinished: false });
    },
    restart: () => restart(),
    /** The page is left: what was planned and what became of it stay. */
    leave: () => {
      if (state.step === 'reading' || state.step === 'comparing') restart();
      else if (state.step === 'running') work.controller.abort();
      end();
    },
    /** The page is here again. */
    comeBack: () => {
      if (state.step === 'start') void lookBack();
      else letGo ??= importing.holdSession();
    },
  };
};
