import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { scheduleAccessClearing } from '../auth/housekeeping';
import { requireSameClock } from '../database/clocks';
import { QUERY_TIMEOUT_MS } from '../database/connect';
import { lockFolder } from '../database/lock';
import { makeFolder } from '../database/makeFolder';
import { requireNotMoved } from '../database/moved';
import type { Database } from '../database/schema';
import { remakeSearchTexts } from '../database/searchTexts';
import { reasonOf } from '../errors/causes';
import { inWords, OperatorError } from '../errors/operatorErrors';
import { recordedFileKeys } from '../files/fileRows';
import { hashFormerFiles } from '../files/formerHashes';
import { claimStore } from '../files/owner';
import { sweepSmall, sweepStaging, sweepStored } from '../files/sweep';
import type { FileStore } from '../files/types';
import { scheduleHistoryClearing } from '../history/clearing';
import { openMail } from '../mail/openMail';
import type { Services } from '../services/services';
import { openFileStore, openRecords } from '../services/stores';
import { consoleAddress, type Environment } from '../settings/environment';
import { VERSION } from '../settings/version';
import { accountMails } from '../users/accountMails';
import { hasUsers } from '../users/queries';
import { createApp } from './app';
import { keepAssets } from './formerAssets';

/** A mail server that doesn't answer may keep a connection; the database undoes what is unfinished. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Signs of log lines that wait in memory at most. */
const MOST_WAITING_LINES = 1_000_000;

/** Younger files without a row may belong to another process on the same PostgreSQL database, which is about to write their rows. */
const GRACE_MS = 60 * 60_000;

async function prepareFolder(folder: string) {
  try {
    makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(`The data folder ${folder} can't be written (${reasonOf(error)}); set DATA_DIR to one that can.`);
  }
}

async function sweepFiles(store: FileStore, database: Kysely<Database>, { databaseUrl }: Environment, now: Date) {
  const storedBefore = databaseUrl === undefined ? undefined : new Date(Date.now() - GRACE_MS);
  const options = { storedBefore, isInUse: await hasUsers(database), now };
  const known = (keys: readonly string[]) => recordedFileKeys(database, keys);
  const sweep = async () => {
    await store.ready();
    await claimStore(store, database, now);
    const swept = await sweepStored(store, known, options);
    return { ...swept, smallCopies: await sweepSmall(store, known) };
  };
  const swept = await sweep().catch((error: unknown) => {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The files in ${store.place} can't be read (${reasonOf(error)}).`);
  });
  return { staged: await sweepStaging(store), ...swept };
}

export interface OpenApp {
  app: ReturnType<typeof createApp>;
  services: Services;
  /** Closes the database and gives the folder back, once no request is running any more. */
  close: () => Promise<void>;
}

/** Takes the data folder, opens database and files, builds the app. OperatorError when something outside is in the way. */
export async function openApp(environment: Environment, consoleFolder?: string): Promise<OpenApp> {
  const folder = resolve(environment.dataDir);
  // Lines wait in memory, so that no answer waits for a disk; pino writes the last ones when the process ends.
  const lines = pino.destination({ sync: false, maxLength: MOST_WAITING_LINES });
  // A log on a full disk loses its lines; the server goes on.
  lines.on('error', () => undefined);
  const log = pino({ level: environment.logLevel }, lines);
  log.info({ version: VERSION, node: process.version }, 'starting');
  const clock = () => new Date();
  await prepareFolder(folder);
  const unlock = lockFolder(folder);
  let database: Kysely<Database> | undefined;
  try {
    requireNotMoved(folder, environment.databaseUrl);
    database = await openRecords(folder, environment.databaseUrl, QUERY_TIMEOUT_MS);
    const open = database;
    await requireSameClock(database, clock);
    const store = await openFileStore(folder, environment);
    const swept = await sweepFiles(store, database, environment, clock());
    if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'files tidied: those that no record names lie aside');
    const consoleUrl = consoleAddress(environment, environment.port);
    const { smtpUrl, mailFrom } = environment;
    const compose = accountMails({ database, consoleUrl, clock });
    const mail = openMail({ database, dataDir: folder, smtpUrl, from: mailFrom, consoleUrl, compose, clock, log });
    const services: Services = { database, store, mail, settings: environment, clock, log };
    const stopClearing = await scheduleAccessClearing(services);
    const stopHistoryClearing = scheduleHistoryClearing(services);
    const shown = consoleFolder !== undefined && existsSync(consoleFolder) ? consoleFolder : undefined;
    const keeping = shown === undefined ? [] : keepAssets(shown, folder, VERSION, clock());
    const former = await Promise.resolve(keeping).catch((err: unknown) => {
      // No reason not to start: tabs of an earlier version load again.
      log.warn({ err }, 'the scripts of this version are not kept for later ones');
      return [];
    });
    const app = createApp(services, shown, former);
    const searchTexts = await remakeSearchTexts(database, log);
    const hashes = hashFormerFiles(services);
    return {
      app,
      services,
      close: async () => {
        stopClearing();
        await stopHistoryClearing();
        await Promise.all([searchTexts.stop(), hashes.stop()]);
        await mail.stop();
        await Promise.race([open.destroy(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
        unlock();
      },
    };
  } catch (error) {
    await database?.destroy();
    unlock();
    throw inWords(error);
  }
}
