import { resolve } from 'node:path';
import { lockFolder } from './database/lock';
import { makeFolder } from './database/makeFolder';
import { OperatorError } from './errors/operatorErrors';
import { openFileStore } from './services/stores';
import { usageOf } from './settings/commands';
import { readEnvironment } from './settings/environment';
import { restoreBackup } from './transfer/restoreBackup';
import { runCommand } from './transfer/runCommand';

await runCommand('from', async (from, overwrite) => {
  if (from === undefined) throw new OperatorError(`Say where the backup is: ${usageOf('restore')}.`);
  const environment = readEnvironment();
  if (environment.databaseUrl !== undefined)
    throw new OperatorError(
      'The records are in PostgreSQL (DATABASE_URL): restore them with pg_restore, and the files beside them.',
    );
  const dataDir = resolve(environment.dataDir);
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const store = await openFileStore(dataDir, environment);
    const { files, madeAt } = await restoreBackup({ from: resolve(from), dataDir, store, overwrite });
    return `Restored the database and ${files.length} files as of ${madeAt} to ${dataDir}; every checksum fits.`;
  } finally {
    unlock();
  }
});
