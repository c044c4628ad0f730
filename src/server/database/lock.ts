import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { reasonOf } from '../errors/causes';
import { OperatorError } from '../errors/operatorErrors';

export class FolderInUseError extends OperatorError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running process; stop it first, or set DATA_DIR to another folder.`);
  }
}

const isBusy = (error: unknown) => error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Takes the data folder for this process and gives the way to release it. The lock is the kernel's, so it goes with the process, however
 * that ends. FolderInUseError when another process, or another start in this one, has it; OperatorError when nothing can be written there.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use.lock');
  closeSync(openSync(path, 'a', 0o600));
  const file = new SqliteFile(path, { timeout: 0 });
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new FolderInUseError(folder);
    throw new OperatorError(`The data folder ${folder} can't be used (${reasonOf(error)}).`);
  }
  return () => file.close();
}
