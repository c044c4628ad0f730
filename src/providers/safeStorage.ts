/**
 * A browser storage that never throws: where it is blocked or full, the value is kept in memory until the page is left.
 * @param open may throw itself, as reading `window.localStorage` does where it is blocked
 */
export const createSafeStorage = (open: () => Storage) => {
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
    get: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key: string, value: string) => {
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
    /** Of all that is kept, by this page and by others. */
    keys: (): string[] => {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
      return [...new Set([...memory.keys(), ...stored])];
    },
    remove: (key: string) => {
      memory.delete(key);
      removeStored(key);
    },
  };
};
