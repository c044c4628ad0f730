/** Milliseconds of work before a guess is worth something, and between two looks at what a file and a byte cost. */
const FIRST_GUESS_MS = 3_000;
const LOOK_MS = 1_000;
/** How much a guess keeps of the one before: it shall not jump about. */
const STEADY = 0.8;
/** Where all files are of one size nobody can tell what a file and what its bytes cost: then each is taken for the half of it. */
const EVEN = 1e-3;

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
    /** Milliseconds; undefined while nothing is known. */
    of: ({ files, bytes }: Amount): number | undefined => {
      const [byFile, byByte] = [ff > 0 ? ft / ff : 0, bb > 0 ? bt / bb : 0];
      if (byFile === 0 && byByte === 0) return undefined;
      const [evenFf, evenBb] = [ff * (1 + EVEN), bb * (1 + EVEN)];
      const share = evenFf * evenBb - fb * fb;
      const [file, byte] = share > 0 ? [(ft * evenBb - bt * fb) / share, (bt * evenFf - ft * fb) / share] : [byFile, byByte];
      // Nothing takes less than no time: then it is the other alone.
      if (file < 0) return bytes * byByte;
      return byte < 0 ? files * byFile : files * file + bytes * byte;
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
      if (worked < FIRST_GUESS_MS || rest === undefined) return undefined;
      guess = guess === undefined ? rest / 1_000 : guess * STEADY + (rest / 1_000) * (1 - STEADY);
      return Math.max(0, Math.ceil(guess));
    },
  };
};
