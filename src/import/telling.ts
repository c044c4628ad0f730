/** Milliseconds between two words of how far it is: a page that draws itself for each of thousands of files does little else. */
const TELL_EVERY = 100;

/**
 * Tells how far something is: at the first, now and then, and at the last.
 * @param all how many there are
 * @returns to be called after each
 */
export const telling = <More extends readonly unknown[]>(all: number, tell: (done: number, ...more: More) => void) => {
  let told: number | undefined;
  return (done: number, ...more: More) => {
    const now = performance.now();
    if (told !== undefined && now - told < TELL_EVERY && done < all) return;
    told = now;
    tell(done, ...more);
  };
};
