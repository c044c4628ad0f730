import { parseJson } from '../parse';
import { createSafeStorage } from '../safeStorage';
import { parseDraft, type StoredDraft } from './storedDraft';

const PREFIX = 'draft.';

/**
 * The drafts that a former version of the console left in local storage, without files.
 * @param open may throw, where storage is blocked
 */
export const createFormerDrafts = (open: () => Storage = () => window.localStorage, base = '') => {
  const storage = createSafeStorage(open, base);
  return {
    /** Hands over each of them, and removes it once that resolves. */
    takeOver: async (keep: (draft: StoredDraft) => Promise<unknown>) => {
      for (const key of storage.keys().filter((each) => each.startsWith(PREFIX))) {
        const draft = parseDraft(parseJson(storage.get(key)), key.slice(PREFIX.length));
        if (draft) await keep({ ...draft, tab: null, files: [] });
        storage.remove(key);
      }
    },
  };
};
