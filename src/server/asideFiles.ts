import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from './database/lock';
import { OperatorError } from './errors/operatorErrors';
import { recordedFileKeys } from './files/fileRows';
import { claimStore } from './files/owner';
import { ASIDE_DAYS, sweepStored } from './files/sweep';
import { openFileStore, openRecords } from './services/stores';
import { usageOf } from './settings/commands';
import { readEnvironment } from './settings/environment';
import { runProgram } from './transfer/runCommand';

const USAGE = `Say what to do: ${usageOf('files')}.`;

const optionsOf = () => {
  try {
    const flag = { type: 'boolean' } as const;
    return parseArgs({ options: { 'list-aside': flag, 'bring-back': flag, 'lay-aside': flag, key: { type: 'string' } } }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
};

/** For `npm run files`: what lies aside, and the way back. Needs the data folder for itself, so the server has to be stopped. */
await runProgram(async () => {
  const { 'list-aside': isList, 'bring-back': isBack, 'lay-aside': isLay, key: wanted } = optionsOf();
  const environment = readEnvironment();
  const dataDir = resolve(environment.dataDir);
  const store = await openFileStore(dataDir, environment);
  if (isList) {
    const files = await store.aside();
    const lines = files.map(({ key, day }) => `${day}  ${key}`);
    return [...lines, `${files.length} files lie aside in ${store.place}, each for ${ASIDE_DAYS} days.`].join('\n');
  }
  if (!isBack && !isLay) throw new OperatorError(USAGE);
  const unlock = lockFolder(dataDir);
  try {
    if (isBack) {
      const files = (await store.aside()).filter(({ key }) => wanted === undefined || key === wanted);
      for (const { key, day } of files) await store.bringBack(key, day);
      return `${files.length} files are back in ${store.place}. A start lays aside again what no record names by then.`;
    }
    const database = await openRecords(dataDir, environment.databaseUrl);
    const now = new Date();
    await claimStore(store, database, now);
    const known = (keys: readonly string[]) => recordedFileKeys(database, keys);
    const { laidAside } = await sweepStored(store, known, { isInUse: true, now, isToldTo: true });
    await database.destroy();
    return `${laidAside} files lie aside now; catalogue-console files --bring-back undoes it within ${ASIDE_DAYS} days.`;
  } finally {
    unlock();
  }
});
