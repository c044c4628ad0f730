import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DATABASE_FILE, openDatabase } from '../database/connect';
import type { Database } from '../database/schema';
import { isUnknownAuthority, reasonOf } from '../errors/causes';
import { OperatorError } from '../errors/operatorErrors';
import { createFileStore } from '../files/store';
import type { FileStore } from '../files/types';
import type { Environment } from '../settings/environment';

/** Opens the database of an address, else the one in the data folder. OperatorError without the address, which holds a password. */
export async function openRecords(folder: string, url: string | undefined, queryTimeout?: number): Promise<Kysely<Database>> {
  const path = join(folder, DATABASE_FILE);
  try {
    return await openDatabase(url ?? path, queryTimeout);
  } catch (error) {
    if (isUnknownAuthority(error))
      throw new OperatorError(
        `The certificate of the database is not trusted (${reasonOf(error)}): add sslrootcert=FILE to DATABASE_URL, with the certificate of its authority.`,
      );
    throw new OperatorError(`The database ${url === undefined ? path : 'on PostgreSQL'} can't be opened (${reasonOf(error)}).`);
  }
}

/** The S3 client is large: it is loaded only where a bucket is set. */
export async function openFileStore(dataDir: string, { s3, basePath }: Pick<Environment, 's3' | 'basePath'>): Promise<FileStore> {
  return createFileStore({ dataDir, basePath, backend: s3 && (await import('../files/onS3')).s3Backend(s3) });
}
