/**
 * A browser storage that never throws: where it is blocked or full, the value is kept in memory until the page is left.
 * @param open may throw itself, as reading `window.localStorage` does where it is blocked
 * @param base path of this console: another one may stand under another path of the same origin, and has keys of its own
 */
export const createSafeStorage = (open: () => Storage, base = '') => {
  const prefix = base && `${base}:`;
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  const removeStored = (key: string) => attempt((storage) => storage.removeItem(prefix + key));
  const own = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined);

  return {
    get: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? null,
    set: (key: string, value: string) => {
      memory.delete(key);
      const stored = attempt((storage) => {
        storage.setItem(prefix + key, value);
        return storage.getItem(prefix + key) === value;
      });
      if (stored) return;
      // An older value left in a full storage would come back at the next reload.
      removeStored(key);
      memory.set(key, value);
    },
    /** Of all that is kept, by this page and by others. */
    keys: (): string[] => {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
      return [...new Set([...memory.keys(), ...stored.map(own).filter((key) => key !== undefined)])];
    },
    /** What a storage event tells of: a key as `get` takes it, null for all of them, undefined for one of somebody else's. */
    keyOf: ({ key }: StorageEvent): string | null | undefined => (key === null ? null : own(key)),
    remove: (key: string) => {
      memory.delete(key);
      removeStored(key);
    },
  };
};
