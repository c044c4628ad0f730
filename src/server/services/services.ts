import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/types';
import type { Environment } from '../settings/environment';

/** The settings that a running app reads. */
export type AppSettings = Pick<Environment, 'limits' | 'session' | 'corsOrigins' | 'publicUrl' | 'trustProxy' | 'metricsToken'>;

/** What every call works with; made once at start, so that a test can give its own. */
export interface Services {
  database: Kysely<Database>;
  store: FileStore;
  settings: AppSettings;
  /** Sends what calls have queued; they wake it and never wait for it. */
  mail: { wake: () => void };
  /** The present moment. */
  clock: () => Date;
  log: Logger;
}
