import { useRef } from 'react';

/** Runs `work`, unless it is running already: however often and fast a button is pressed, one request goes out. */
export const useOneAtATime = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
  const isRunning = useRef(false);
  return async (...args: Args): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await work(...args);
    } finally {
      isRunning.current = false;
    }
  };
};
