import { resolve } from 'node:path';
import { requireNotMoved } from './database/moved';
import { OperatorError } from './errors/operatorErrors';
import { openFileStore } from './services/stores';
import { usageOf } from './settings/commands';
import { readEnvironment } from './settings/environment';
import { runCommand } from './transfer/runCommand';
import { writeBackup } from './transfer/writeBackup';

await runCommand('to', async (to, overwrite) => {
  if (to === undefined) throw new OperatorError(`Say where the backup goes: ${usageOf('backup')}.`);
  const environment = readEnvironment();
  if (environment.databaseUrl !== undefined)
    throw new OperatorError('The records are in PostgreSQL (DATABASE_URL): save them with pg_dump, and the files beside them.');
  const dataDir = resolve(environment.dataDir);
  requireNotMoved(dataDir, undefined);
  const store = await openFileStore(dataDir, environment);
  const { files } = await writeBackup({ dataDir, store, to: resolve(to), overwrite });
  return `Saved the database and ${files.length} files to ${resolve(to)}.`;
});
