import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/types';
import type { Environment } from '../settings/environment';

export type AppSettings = Pick<
  Environment,
  'historyDays' | 'limits' | 'session' | 'corsOrigins' | 'publicUrl' | 'basePath' | 'trustProxy' | 'metricsToken' | 'apiHost'
>;

export interface Services {
  database: Kysely<Database>;
  store: FileStore;
  settings: AppSettings;
  /** Calls wake it and never wait for it. */
  mail: { wake: () => void };
  clock: () => Date;
  log: Logger;
}
