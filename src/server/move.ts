import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DATABASE_FILE } from './database/connect';
import { isPostgresUrl } from './database/engine';
import { lockFolder } from './database/lock';
import { markAsMoved } from './database/moved';
import { OperatorError } from './errors/operatorErrors';
import { createFileStore } from './files/store';
import { openFileStore, openRecords } from './services/stores';
import { usageOf } from './settings/commands';
import { readEnvironment } from './settings/environment';
import { moveFiles, moveRecords } from './transfer/moveCatalogue';
import { runCommand } from './transfer/runCommand';

const USAGE = `Say where the records go: set DATABASE_URL, such as postgres://user:password@db.example.org/catalogue, and call ${usageOf('move')}.`;

await runCommand('to', async (to, overwrite) => {
  const environment = readEnvironment();
  const address = to ?? environment.databaseUrl;
  if (address === undefined || !isPostgresUrl(address)) throw new OperatorError(USAGE);
  if (to !== undefined && URL.canParse(to) && new URL(to).password !== '')
    console.error('Everybody on this machine can read the password of --to while this runs: set DATABASE_URL in its place.');
  const dataDir = resolve(environment.dataDir);
  if (!existsSync(join(dataDir, DATABASE_FILE))) throw new OperatorError(`There is no database in the data folder ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  try {
    const source = await openRecords(dataDir, undefined);
    const target = await openRecords(dataDir, address);
    const rows = await moveRecords(source, target, overwrite);
    const files = environment.s3
      ? await moveFiles(source, createFileStore({ dataDir }), await openFileStore(dataDir, environment))
      : undefined;
    markAsMoved(dataDir, new Date());
    await source.destroy();
    await target.destroy();
    const records = `${rows} rows are in PostgreSQL, every count and checksum fits`;
    return files === undefined ? `${records}. The files stay in ${dataDir}.` : `${records}; ${files} files are in the bucket.`;
  } finally {
    unlock();
  }
});
