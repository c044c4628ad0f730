import { useState } from 'react';

/** Milliseconds before a guess is worth something, and between one guess and the next. */
const FIRST_GUESS = 1500;
const EACH_GUESS = 1000;

/** About how many seconds a sending takes yet, by how long it took so far; undefined while that can't be told. @param progress 0 to 1 */
export const useSecondsLeft = (progress: number): number | undefined => {
  const [start] = useState(() => performance.now());
  const [guess, setGuess] = useState<{ at: number; seconds: number }>();
  const now = performance.now();
  const isDue = progress > 0 && now - start > FIRST_GUESS && (guess === undefined || now - guess.at > EACH_GUESS);
  if (isDue) setGuess({ at: now, seconds: Math.ceil(((now - start) / 1000) * (1 / progress - 1)) });
  return guess?.seconds;
};
