import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { consoleAddress } from './address';
import { createApp } from './app';
import { keepClear } from './auth/housekeeping';
import { openDatabase, QUERY_PATIENCE } from './database/connect';
import { knownAmong } from './database/fileRows';
import { lockFolder } from './database/lock';
import type { Database } from './database/schema';
import type { Environment } from './environment';
import { createFileStore } from './files/store';
import { ForeignFilesError, sweepStaging, sweepStored } from './files/sweep';
import type { FileStore } from './files/types';
import { openMail } from './mail/open';
import type { Services } from './services';
import { hasUsers } from './users/queries';

/** Something outside keeps the server from starting. The message is one sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** How long a close waits for the database's connections, in milliseconds. */
const CLOSE_PATIENCE = 5_000;

/** Age from which a file without a row counts as left behind where several processes may share the files, in milliseconds. */
const GRACE = 60 * 60_000;

/** Some failures of the network have a code and no words. */
const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reason(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

async function prepareFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be written (${reason(error)}); set DATA_DIR to one that can.`);
  }
}

/**
 * Opens the database of an address, or else the one in the data folder.
 * @param queryPatience of a server, which people wait for (see openDatabase)
 * @throws StartError in words that don't repeat the address, which holds a password
 */
export async function connect(folder: string, url: string | undefined, queryPatience?: number): Promise<Kysely<Database>> {
  const path = join(folder, 'catalogue.sqlite');
  try {
    return await openDatabase(url ?? path, queryPatience);
  } catch (error) {
    throw new StartError(`The database ${url === undefined ? path : 'on PostgreSQL'} can't be opened (${reason(error)}).`);
  }
}

/** The store that is set. The S3 client is large: without a bucket it is not even loaded. */
export async function openFileStore(dataDir: string, { s3 }: Pick<Environment, 's3'>): Promise<FileStore> {
  return createFileStore({ dataDir, backend: s3 && (await import('./files/onS3')).onS3(s3) });
}

/** Removes what an interrupted run left of files. */
async function clearAway(store: FileStore, database: Kysely<Database>, { databaseUrl }: Environment) {
  // Other processes may work on the same PostgreSQL database: a file of theirs gets its row within moments.
  const storedBefore = databaseUrl === undefined ? undefined : new Date(Date.now() - GRACE);
  const options = { storedBefore, isInUse: await hasUsers(database) };
  const orphaned = await sweepStored(store, (keys) => knownAmong(database, keys), options).catch((error: unknown) => {
    if (error instanceof ForeignFilesError) throw error;
    throw new StartError(`The files in ${store.place} can't be read (${reason(error)}).`);
  });
  return { staged: await sweepStaging(store), orphaned };
}

/** The app on its data folder, ready for requests. */
export interface OpenApp {
  app: ReturnType<typeof createApp>;
  services: Services;
  /** Closes the database and gives the folder back. Call it when no request is running any more. */
  close: () => Promise<void>;
}

/**
 * Takes the data folder, opens the database and the files in it, and clears away what an interrupted run left.
 * @param consoleFolder the built console, served beside the API where it is there
 * @throws StartError, FolderInUseError, ForeignFilesError
 */
export async function openApp(environment: Environment, consoleFolder?: string): Promise<OpenApp> {
  const folder = resolve(environment.dataDir);
  // Written beside the work, not before each answer; what is unwritten at the end of the process still is.
  const log = pino({ level: environment.logLevel }, pino.destination({ sync: false }));
  const clock = () => new Date();
  await prepareFolder(folder);
  const unlock = lockFolder(folder);
  let database: Kysely<Database> | undefined;
  try {
    database = await connect(folder, environment.databaseUrl, QUERY_PATIENCE);
    const open = database;
    const store = await openFileStore(folder, environment);
    const swept = await clearAway(store, database, environment);
    if (swept.staged + swept.orphaned > 0) log.info(swept, 'files of interrupted requests removed');
    const consoleUrl = consoleAddress(environment, environment.port);
    const { smtpUrl, mailFrom } = environment;
    const mail = openMail({ database, dataDir: folder, smtpUrl, from: mailFrom, consoleUrl, clock, log });
    const services: Services = { database, store, mail, settings: environment, clock, log };
    const stopClearing = await keepClear(services);
    const app = createApp(services, consoleFolder !== undefined && existsSync(consoleFolder) ? consoleFolder : undefined);
    return {
      app,
      services,
      close: async () => {
        stopClearing();
        await mail.stop();
        // A mail server that doesn't answer may keep a connection; what is unfinished then is undone by the database.
        await Promise.race([open.destroy(), new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE).unref())]);
        unlock();
      },
    };
  } catch (error) {
    await database?.destroy();
    unlock();
    throw error;
  }
}
