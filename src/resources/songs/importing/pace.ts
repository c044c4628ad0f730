/** Milliseconds of work before a guess is worth something, and between two looks at what a file and a byte cost. */
const FIRST_GUESS_MS = 3_000;
const LOOK_MS = 1_000;
/** How much a guess keeps of the one before: it shall not jump about. */
const STEADY = 0.8;
/** From 0, where every look saw as many bytes a file, to 1. Below this a file's cost and a byte's are not told apart. */
const TOLD_APART = 0.05;
/** Then the time left is told only where the two ways to guess it differ by no more than this factor. */
const NEARLY = 2;

/** So many files, and so many bytes. */
export interface Amount {
  files: number;
  bytes: number;
}

const less = (one: Amount, other: Amount): Amount => ({ files: one.files - other.files, bytes: one.bytes - other.bytes });

/**
 * Learns what a file costs and what a byte costs: a hundred small songs take longer than their bytes in one large one. The least squares of
 * what each look has seen.
 */
const createCosts = () => {
  let [ff, fb, bb, ft, bt] = [0, 0, 0, 0, 0];
  return {
    add: ({ files, bytes }: Amount, time: number) => {
      ff += files * files;
      fb += files * bytes;
      bb += bytes * bytes;
      ft += files * time;
      bt += bytes * time;
    },
    /** Milliseconds; undefined where that can't be told from what was seen. */
    of: ({ files, bytes }: Amount): number | undefined => {
      if (bb === 0) return undefined;
      const byBytes = (bytes * bt) / bb;
      if (ff === 0) return byBytes;
      const byFiles = (files * ft) / ff;
      const share = ff * bb - fb * fb;
      if (share < TOLD_APART * ff * bb) {
        const [least, most] = [Math.min(byFiles, byBytes), Math.max(byFiles, byBytes)];
        return most > NEARLY * least ? undefined : (least + most) / 2;
      }
      const [file, byte] = [(ft * bb - bt * fb) / share, (bt * ff - ft * fb) / share];
      // Nothing takes less than no time: then it is the other alone.
      if (file < 0) return byBytes;
      return byte < 0 ? byFiles : files * file + bytes * byte;
    },
  };
};

/** Tells how long the rest takes, by the pace so far; time that is waited or paused does not count. */
export const createPace = (now: () => number = () => performance.now()) => {
  const costs = createCosts();
  let [worked, looked, since] = [0, 0, now()];
  let seen: Amount = { files: 0, bytes: 0 };
  let isResting = false;
  let guess: number | undefined;
  const count = () => {
    if (!isResting) worked += now() - since;
    since = now();
  };
  return {
    rest: (resting: boolean) => {
      count();
      isResting = resting;
    },
    /** @returns seconds; undefined while that can't be told. @param done since it began */
    left: (done: Amount, all: Amount): number | undefined => {
      count();
      // What was made before the first byte went out says nothing of the songs.
      if (done.bytes === 0) [worked, looked] = [0, 0];
      if (worked - looked >= LOOK_MS) {
        costs.add(less(done, seen), worked - looked);
        [seen, looked] = [done, worked];
      }
      const rest = costs.of(less(all, done));
      if (worked < FIRST_GUESS_MS || rest === undefined) {
        guess = undefined;
        return undefined;
      }
      guess = guess === undefined ? rest / 1_000 : guess * STEADY + (rest / 1_000) * (1 - STEADY);
      return Math.max(0, Math.ceil(guess));
    },
  };
};
