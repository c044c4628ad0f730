import { useRef } from 'react';

/** Does nothing while `work` is running: however fast a button is pressed, one request goes out. */
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
