const last = new Map<string, Promise<void>>();

/** Does `work` once all that was begun under the same key before has ended; other keys do not wait for it. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const end: Promise<void> = mine
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      if (last.get(key) === end) last.delete(key);
    });
  last.set(key, end);
  return mine;
}
