import { rm } from 'node:fs/promises';
import type { ReceivedFile } from './fileErrors';
import type { FileFacts, FileStore, StagedFile } from './types';

/** The handle of a checked upload: it lies in staging until it is committed to the store or discarded. */
export function stagedFile(received: ReceivedFile, facts: FileFacts, store: FileStore): StagedFile {
  let committed: Promise<{ key: string }> | undefined;
  const removeStaged = () => rm(received.path, { force: true });
  return {
    ...facts,
    field: received.field,
    kind: received.kind,
    originalName: received.originalName,
    commit() {
      committed ??= store.putStaged(received.path, facts.mediaType);
      return committed;
    },
    async discard() {
      const stored = await committed?.catch(() => undefined);
      if (stored) await store.remove(stored.key);
      await removeStaged();
    },
    async release() {
      if (!committed) await removeStaged();
    },
  };
}
