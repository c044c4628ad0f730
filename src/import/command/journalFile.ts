import { appendFile, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { importing, say } from '../../messages/importing';
import { Stopped } from '../attempts';
import type { Journal, JournalEntry } from '../journal';
import { inWords } from './reasons';

const kind = z.enum(['artists', 'albums', 'songs']);
const entrySchema: z.ZodType<JournalEntry> = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin'), run: z.string() }),
  z.object({ step: z.literal('made'), kind, key: z.string(), id: z.string() }),
  z.object({ step: z.literal('end') }),
]);
/** Entries of another server's import may stand in the same file. */
const lineSchema = z.object({ host: z.string(), entry: entrySchema });

const parseLine = (line: string) => {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    // The last line of a run that was killed as it wrote.
    return undefined;
  }
};

/** A journal in a file, one line of JSON for each entry. Rejects where the file can't be read, with Stopped where it can't be written. */
export const journalIn = (path: string, host: string): Journal & { remove: () => Promise<void> } => ({
  read: async () => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap((line) => {
      const parsed = parseLine(line);
      return parsed?.host === host ? [parsed.entry] : [];
    });
  },
  // Begun on a line of its own: what a killed run left half written stays a line that says nothing.
  append: async (entry) => {
    try {
      await appendFile(path, `\n${JSON.stringify({ host, entry })}`, { mode: 0o600, flush: true });
    } catch (error) {
      throw new Stopped(say(importing.noJournal, { path, reason: inWords(error) }));
    }
  },
  remove: () => rm(path, { force: true }),
});
