import { randomUUID } from 'node:crypto';
import { access, constants, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importing, say } from '../../messages/importing';
import { createAttempts, Stopped } from '../attempts';
import { carryOut, type Result } from '../carryOut';
import { CallFailure } from '../catalogue';
import { readFacts } from '../facts';
import { foretell } from '../foretell';
import { historyOf } from '../journal';
import { makePlan } from '../plan';
import { reportOf } from '../report';
import { Unreadable } from '../source';
import { connect } from './calls';
import { readFolder } from './disk';
import { sha256Of } from './hash';
import { journalIn } from './journalFile';
import { type Options, WrongUse } from './options';
import { inWords } from './reasons';
import type { Screen } from './terminal';

/** What the process tells whoever started it. */
export const EXIT = { done: 0, someRefused: 1, notBegun: 2, stopped: 3 } as const;

interface Run extends Options {
  /** Undefined where there is none. */
  askPassword: (question: string) => Promise<string | undefined>;
  screen: Screen;
  signal: AbortSignal;
}

const OUTCOMES: readonly Result['outcome'][] = [
  ...(['created', 'replaced', 'filled', 'would create', 'would replace', 'would fill'] as const),
  ...(['skipped', 'refused', 'not tried'] as const),
];
const KINDS = ['artists', 'albums', 'songs'] as const;

const summaryOf = (results: readonly Result[]): string[] =>
  OUTCOMES.flatMap((outcome) => {
    const counts = KINDS.map(
      (kind) => [kind, results.filter((one) => one.kind === kind && one.outcome === outcome).length] as const,
    );
    const told = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
    return told.length > 0 || outcome === 'created' ? [`${`${outcome}:`.padEnd(13)} ${told.join(', ') || 'nothing'}`] : [];
  });

const lineOf = ({ outcome, name, notes }: Result) =>
  `${outcome.padEnd(13)} ${name}${notes.length > 0 ? `: ${notes.join(' ')}` : ''}`;

/** A server that is out of reach for a moment is asked again; who can't sign in ends it. */
const signingIn = ({ email, host, askPassword, signal }: Run, signIn: ReturnType<typeof connect>['signIn']) => {
  let password: string | undefined;
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  const attempt = createAttempts({ signIn: () => Promise.reject(new Stopped(importing.stopped)), wait, signal });
  const asRefused = (error: unknown) => {
    throw error instanceof CallFailure ? new Stopped(say(importing.signedOut, { reason: error.message })) : error;
  };
  const enter = async () => {
    password ??= await askPassword(`Password of ${email} at ${host}: `);
    if (!password) throw new WrongUse('There is no password: type it when asked, or give it on standard input.');
    const known = password;
    await signIn(email, known).catch((error: unknown) => {
      if (error instanceof CallFailure && error.status === 401) throw new CallFailure(error.message, 400);
      throw error;
    });
  };
  return { enter, again: () => attempt(enter).catch(asRefused), wait };
};

const requireWritable = (path: string, option: string) =>
  access(path, constants.W_OK)
    .catch(() =>
      access(path).then(
        () => Promise.reject(new Error()),
        () => access(dirname(path), constants.W_OK),
      ),
    )
    .catch(() => Promise.reject(new WrongUse(`${path} can’t be written: name another place with ${option} FILE.`)));

/**
 * Imports a folder. Rejects with WrongUse, or with CallFailure or Stopped before anything was sent, each with a sentence.
 * @returns the exit code
 */
export const runImport = async (run: Run): Promise<number> => {
  const { from, host, screen, signal, publish, fill, dryRun, duplicates, report } = run;
  const journal = journalIn(run.journal, host);
  const folder = await readFolder(from).catch((error: unknown) => {
    throw error instanceof Unreadable ? new WrongUse(`${from} can’t be read: ${error.message}.`) : error;
  });
  if (!dryRun) await requireWritable(run.journal, '--journal');
  if (report !== undefined) await requireWritable(report, '--report');
  const { catalogue, signIn } = connect(host);
  const { enter, again, wait } = signingIn(run, signIn);
  await enter();
  const attempt = createAttempts({ signIn: again, wait, signal });

  screen.line(`${folder.music.length} music files in ${from}.`);
  const { made, run: before } = historyOf(await journal.read());
  if (before !== undefined && !dryRun)
    screen.line('An import before this one did not come to its end: this one goes on where it was.');
  const bytes = folder.music.reduce((sum, { size }) => sum + size, 0);
  const read = (done: number) => screen.progress('read', done, folder.music.length);
  const facts = await readFacts(folder.music, { onRead: read, signal }).catch((error: unknown) => {
    throw signal.aborted ? new Stopped(importing.stopped) : error;
  });
  const planned = (done: number) => screen.progress('compared', done, facts.length);
  const plan = await makePlan({ facts, pictures: folder.pictures, catalogue, attempt, made, duplicates, onPlanned: planned });

  const faults: Result[] = folder.faults.map(({ path, reason }) => ({
    kind: 'songs',
    name: path,
    outcome: 'refused',
    notes: [say(importing.unreadable, { reason })],
  }));
  const sent = new Map<unknown, number>();
  const onSent = () =>
    screen.progress(
      'imported',
      [...sent.values()].reduce((sum, size) => sum + size, 0),
      bytes,
    );
  const onResult = (result: Result) => {
    if (result.song) sent.set(result.song, result.song.file.size);
    // Of a long list that was not tried, its number says enough.
    if (result.outcome === 'refused' || (!screen.isTerminal && result.outcome !== 'not tried')) screen.line(lineOf(result));
    onSent();
  };
  const ports = {
    catalogue,
    attempt,
    journal,
    digest: async (text: string) => sha256Of(text),
    run: before ?? randomUUID(),
    publish,
    fill,
    signal,
  };
  for (const fault of faults) screen.line(lineOf(fault));
  const onBytes = (song: unknown, size: number) => {
    sent.set(song, size);
    onSent();
  };
  const { results, stopped } = dryRun
    ? { results: foretell(plan, { fill }), stopped: undefined }
    : await carryOut(plan, { ...ports, onResult, onSent: onBytes });
  if (dryRun) for (const result of results) screen.line(lineOf(result));
  screen.clear();

  const all = [...faults, ...results];
  if (report !== undefined)
    await writeFile(report, reportOf(all)).catch((error: unknown) =>
      screen.line(say(importing.noReport, { path: report, reason: inWords(error) })),
    );
  for (const line of summaryOf(all)) screen.line(line);
  if (stopped !== undefined) screen.line(stopped);
  const refused = all.some(({ outcome }) => outcome === 'refused');
  if (stopped !== undefined) return EXIT.stopped;
  if (!dryRun && !refused) await journal.remove();
  return refused ? EXIT.someRefused : EXIT.done;
};
