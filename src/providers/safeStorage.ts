/** The part of Storage that the console uses; never throws. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A browser storage that never throws: where it is blocked (privacy settings, sandboxed frames) or full, the value is kept in memory
 * until the page is left.
 * @param open may throw itself, as reading `window.localStorage` does where it is blocked
 */
export const createSafeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  const removeStored = (key: string) => attempt((storage) => storage.removeItem(key));

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      memory.delete(key);
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      });
      if (stored) return;
      // An older value left in a full storage would come back at the next reload.
      removeStored(key);
      memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      removeStored(key);
    },
  };
};
