import { cpSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { envelopeSchema } from '../../src/contract/envelope';
import { API_PATH } from '../../src/contract/limits';
import { startSession } from '../../src/server/credentials/sessions';
import { OperatorError } from '../../src/server/errors/operatorErrors';
import { readEnvironment } from '../../src/server/settings/environment';
import { openApp } from '../../src/server/start/openApp';
import { createFirstAdmin } from '../../src/server/users/firstAdmin';
import { testFolder } from './disk';

const adminSchema = z.object({ id: z.string() });

/**
 * Starts the server on a data folder, in this process and without a port, as `npm start` does with these settings.
 * Rejects with what a person at the terminal reads.
 */
export const openFolder = async (folder: string, settings: Readonly<Record<string, string>> = {}) => {
  const admin = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'correct horse battery' };
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...admin, ...settings });
  const { app, services, close } = await openApp(environment);
  let isOpen = true;
  const end = async () => {
    if (isOpen) await close();
    isOpen = false;
  };
  onTestFinished(end);
  const { database, clock } = services;
  await createFirstAdmin(database, environment, clock());
  const { id } = adminSchema.parse(await database.selectFrom('users').select('id').orderBy('createdAt').executeTakeFirst());
  const token = await startSession(database, id, clock());
  const call = async (method: string, path: string, body?: FormData, through = app) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await through.fetch(new Request(`http://api.test${API_PATH}/${path}`, { method, headers, body }));
    const answer = envelopeSchema.parse(await response.json());
    return { status: response.status, ...answer };
  };
  return { folder, app, services, call, close: end };
};

/** What a person at the terminal reads when the start fails: one sentence, no stack. */
export const refusalOf = async (folder: string, settings: Readonly<Record<string, string>> = {}): Promise<string> => {
  const error: unknown = await openFolder(folder, settings).then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OperatorError);
  const words = error instanceof Error ? error.message : '';
  expect(words).toMatch(/^[A-Z][^\n]+\.$/);
  return words;
};

/**
 * What a SIGKILL at this moment would leave: a copy of the data folder as it lies on the disk, to be opened by the next start. A killed
 * process takes nothing with it but what it had in memory.
 */
export const killedNow = (folder: string) => {
  const left = testFolder('killed');
  cpSync(folder, left, { recursive: true });
  return left;
};

/** Looks into a database that nobody else has open. */
export const lookInto = <T>(folder: string, look: (file: SqliteFile.Database) => T): T => {
  const file = new SqliteFile(join(folder, 'catalogue.sqlite'));
  try {
    return look(file);
  } finally {
    file.close();
  }
};
