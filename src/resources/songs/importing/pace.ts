/** Milliseconds of work before a guess is worth something. */
const FIRST_GUESS_MS = 3_000;
/** How much a guess keeps of the one before: it shall not jump about. */
const STEADY = 0.8;

/** Tells how long the rest takes, by the pace so far; time that is waited or paused does not count. */
export const createPace = (now: () => number = () => performance.now()) => {
  let [worked, sent, since] = [0, 0, now()];
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
    /** @returns seconds; undefined while that can't be told. @param bytes sent since it began */
    left: (bytes: number, all: number): number | undefined => {
      count();
      sent = bytes;
      if (worked < FIRST_GUESS_MS || sent === 0) return undefined;
      const fresh = ((all - sent) * worked) / sent / 1_000;
      guess = guess === undefined ? fresh : guess * STEADY + fresh * (1 - STEADY);
      return Math.max(0, Math.ceil(guess));
    },
  };
};
