import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Duplicates } from '../plan';

export interface Options {
  from: string;
  host: string;
  email: string;
  journal: string;
  report?: string;
  dryRun: boolean;
  publish: boolean;
  fill: boolean;
  duplicates: Duplicates;
}

/** What the person asked for can't be done; the message is a sentence. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}

const USAGE =
  'catalogue-console import --from FOLDER --host https://api.example.org --email EMAIL [--dry-run] [--publish] [--duplicates skip|keep|replace] [--fill] [--journal FILE] [--report FILE] (in a checkout: npm run import -- …)';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const KNOWN = {
  ...{ from: text, host: text, email: text, journal: text, report: text, password: text, duplicates: text },
  ...{ 'dry-run': flag, publish: flag, fill: flag, 'keep-doubtful': flag },
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: KNOWN }).values;
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message.replace(/\.$/, '') : error}. ${USAGE}`);
  }
};

const DUPLICATES: readonly Duplicates[] = ['skip', 'keep', 'replace'];

/** @param keepDoubtful the older way to say `--duplicates keep` */
const chosen = (asked: string | undefined, keepDoubtful: boolean): Duplicates => {
  const found = DUPLICATES.find((known) => known === (asked ?? (keepDoubtful ? 'keep' : 'skip')));
  if (found === undefined) throw new WrongUse(`--duplicates takes ${DUPLICATES.join(', ')}.`);
  return found;
};

/** Reads the options. Throws WrongUse in words, also for a password: everybody on the machine could read it while this runs. */
export const readOptions = (args: readonly string[]): Options => {
  const { from, host, email, journal, report, password, duplicates, ...flags } = read(args);
  if (password !== undefined) throw new WrongUse('The password is no option: type it when asked, or give it on standard input.');
  if (!from || !host || !email) throw new WrongUse(`Say what to import, where and as whom: ${USAGE}`);
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol)) throw new WrongUse(`${host} is no web address.`);
  const folder = resolve(from);
  return {
    from: folder,
    host,
    email,
    // Beside the folder, so that what is imported stays as it is.
    journal: resolve(journal ?? join(dirname(folder), `${basename(folder)}.import-journal`)),
    ...(report === undefined ? {} : { report: resolve(report) }),
    dryRun: flags['dry-run'] === true,
    publish: flags.publish === true,
    fill: flags.fill === true,
    duplicates: chosen(duplicates, flags['keep-doubtful'] === true),
  };
};
