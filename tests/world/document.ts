import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import pino from 'pino';
import type { z } from 'zod';
import { API_PATH } from '../../src/contract/limits';
import type { Database } from '../../src/server/database/schema';
import { createFileStore } from '../../src/server/files/store';
import { readEnvironment } from '../../src/server/settings/environment';
import { createApp } from '../../src/server/start/app';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Content = Record<string, { schema: JsonSchema }>;

/** One call of the document, as far as tests look at it. */
export interface Operation {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Describing itself is all that this API is asked for: it needs no table. */
const describingApi = () =>
  createApp({
    database: new Kysely<Database>({ dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }) }),
    store: createFileStore({ dataDir: join(tmpdir(), 'catalogue-document') }),
    settings: readEnvironment({}),
    mail: { wake: () => {} },
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  });

/** The API's own document, as it serves it. */
export const DOCUMENT: Document = await (await describingApi().request(`${API_PATH}/openapi.json`)).json();

/** Every call of the document. */
export const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([template, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
);
