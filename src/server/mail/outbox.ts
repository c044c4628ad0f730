import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Days that a mail stays in the outbox folder: it may hold a password or a link. */
export const OUTBOX_DAYS = 7;

const HOUR = 60 * 60_000;
const LONGEST_MS = OUTBOX_DAYS * 24 * HOUR;

/** Removes the mails that lie there for OUTBOX_DAYS, and gives their number. A folder that was never needed is not there. */
async function clearOutbox(folder: string, now: Date): Promise<number> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  let removed = 0;
  for (const path of names.map((name) => join(folder, name))) {
    if (!/\.eml(\.part)?$/.test(path) || now.getTime() - (await stat(path)).mtimeMs < LONGEST_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Clears the outbox now and each hour, also where a mail server is set by now. Gives what ends it. Never fails. */
export function scheduleOutboxClearing(folder: string, { log, clock }: { log: Logger; clock: () => Date }): () => void {
  const clear = () => {
    clearOutbox(folder, clock()).then(
      (removed) => removed > 0 && log.info({ folder, removed, days: OUTBOX_DAYS }, 'old mails were removed from the outbox'),
      (error: unknown) => log.warn({ err: error, folder }, 'the outbox was not cleared'),
    );
  };
  clear();
  const timer = setInterval(clear, HOUR).unref();
  return () => clearInterval(timer);
}
