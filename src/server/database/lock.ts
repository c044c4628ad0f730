import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { obstacleOf, reasonOf } from '../errors/causes';
import { OperatorError } from '../errors/operatorErrors';

export class FolderInUseError extends OperatorError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running process; stop it first, or set DATA_DIR to another folder.`);
  }
}

const isBusy = (error: unknown) => error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');

const lockFile = (path: string): (() => void) => {
  closeSync(openSync(path, 'a', 0o600));
  const file = new SqliteFile(path, { timeout: 0 });
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw error;
  }
  return () => file.close();
};

/** SQLite calls a file busy as well where the system knows no locks: then a file that nobody else can have is busy, too. */
const hasNoLocks = (folder: string): boolean => {
  const path = join(folder, `in-use.${randomBytes(8).toString('hex')}.lock`);
  try {
    lockFile(path)();
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    rmSync(path, { force: true });
  }
};

/**
 * Takes the data folder for this process and gives the way to release it. The lock is the kernel's, so it goes with the process, however
 * that ends. FolderInUseError when another process, or another start in this one, has it; OperatorError when nothing can be written or locked there.
 */
export function lockFolder(folder: string): () => void {
  try {
    return lockFile(join(folder, 'in-use.lock'));
  } catch (error) {
    // Such as a module that this Node.js does not take.
    if (obstacleOf(error) === undefined) throw error;
    if (!isBusy(error)) throw new OperatorError(`The data folder ${folder} can't be used (${reasonOf(error)}).`);
    if (!hasNoLocks(folder)) throw new FolderInUseError(folder);
    throw new OperatorError(
      `The data folder ${folder} is on a file system without locks, as some network shares are: set DATA_DIR to a folder on a local disk; records and files can be kept elsewhere (DATABASE_URL, S3_BUCKET).`,
    );
  }
}
