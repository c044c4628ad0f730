import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { afterAll, onTestFinished } from 'vitest';
import { z } from 'zod';
import { API_PATH } from '../../src/contract/limits';
import { startSession } from '../../src/server/credentials/sessions';
import type { Message } from '../../src/server/mail/texts';
import { createMailWorker } from '../../src/server/mail/worker';
import type { AppSettings, Services } from '../../src/server/services/services';
import { readEnvironment } from '../../src/server/settings/environment';
import { createApp } from '../../src/server/start/app';
import { accountMails } from '../../src/server/users/accountMails';
import { insertUser } from '../../src/server/users/queries';
import { isOverHttp, openBuilt } from './builtApi';
import { openEmbedded, openTestDatabase } from './database';
import { asDocumented } from './documented';
import { hashOf } from './hashes';
import { createTestFiles } from './store';

/** How the two people of every test sign in. */
export const ADMIN = { email: 'ada@example.org', password: 'correct horse battery', firstName: 'Ada', lastName: 'Admin' };
export const MANAGER = { email: 'max@example.org', password: 'staple of the house', firstName: 'Max', lastName: 'Manager' };

/** Where the console of every test is said to be. */
export const CONSOLE_URL = 'https://console.test';

const recordSchema = z.looseObject({ _id: z.string().optional() });
const answerSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  field: z.string().optional(),
  data: z.unknown().optional(),
  pagination: z
    .object({
      next: z.object({ page: z.number() }).nullable(),
      prev: z.object({ page: z.number(), lastId: z.string().optional() }).nullable(),
    })
    .optional(),
});

/** A call's answer: status, headers, the envelope, and its data as a record or as rows (empty where there are none). */
export interface Answer {
  status: number;
  headers: Headers;
  body: z.output<typeof answerSchema>;
  record: z.output<typeof recordSchema>;
  rows: z.output<typeof recordSchema>[];
}

export interface CallOptions {
  /** null: without a token. By default the admin's. */
  token?: string | null;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Answers instead of the API's own app. */
  app?: ReturnType<typeof createApp>;
}

export interface TestApiOptions {
  /** The present moment for the API; by default the real one. */
  clock?: () => Date;
  settings?: Partial<AppSettings>;
  /** Takes a mail, or rejects as a mail server does; by default every mail arrives. */
  deliver?: (message: Message) => Promise<void>;
  /** By default nothing is logged. */
  log?: Logger;
  /** On the embedded database, also where the tests run on another. */
  embedded?: boolean;
}

/** The parts of an API in this process. */
const openInProcess = async ({
  clock = () => new Date(),
  settings = {},
  deliver = async () => {},
  log = pino({ level: 'silent' }),
  embedded = false,
}: TestApiOptions) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const { database, target, close } = await (embedded ? openEmbedded() : openTestDatabase());
  const files = createTestFiles(dataDir);
  const sent: Message[] = [];
  const send = async (message: Message) => {
    await deliver(message);
    sent.push(message);
  };
  const compose = accountMails({ database, consoleUrl: CONSOLE_URL, clock });
  const mail = createMailWorker({ database, transport: { send, close: () => {} }, compose, clock, log });
  const services: Services = {
    database,
    store: files.store,
    mail,
    settings: { ...readEnvironment({}), ...settings },
    clock,
    log,
  };
  const mails = async () => {
    await mail.idle();
    return sent;
  };
  const closeAll = async () => {
    await mail.stop();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app: createApp(services), services, files, dataDir, target, mails, close: closeAll };
};

/**
 * The real API, on an empty database (see database.ts) and data folder of its own, with one admin and one manager signed in: in this process,
 * or in the project `built` the built server over HTTP, which has a clock, a log and mails of its own. Every answer is checked against the
 * API's own document. `app.fetch(request)` answers any request under /api/v1; `call` makes the common ones short.
 */
export async function createTestApi(options: TestApiOptions = {}) {
  const { app, services, files, dataDir, target, mails, close } = await (isOverHttp()
    ? openBuilt(options.settings ?? {})
    : openInProcess(options));
  const { database, clock } = services;
  app.fetch = asDocumented(app.fetch);
  const signIn = async (person: typeof ADMIN, role: string) => {
    const passwordHash = await hashOf(person.password);
    const { email, firstName, lastName } = person;
    const user = await insertUser(database, { email, firstName, lastName, role, passwordHash }, clock());
    return startSession(database, user.id, clock());
  };
  const [adminToken, managerToken] = [await signIn(ADMIN, 'admin'), await signIn(MANAGER, 'manager')];

  /** One call under /api/v1, for example `call('GET', 'listings/artists?page=2')`. */
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    const { token = adminToken, json, form, headers = {}, body } = options;
    const request = new Request(`http://api.test${API_PATH}/${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (form ?? body) : JSON.stringify(json),
    });
    const response = await (options.app ?? app).fetch(request);
    const answer = answerSchema.parse(await response.json());
    return {
      status: response.status,
      headers: response.headers,
      body: answer,
      record: recordSchema.catch({}).parse(answer.data),
      rows: z.array(recordSchema).catch([]).parse(answer.data),
    };
  };

  return {
    app,
    services,
    /** A look at the stored files, past the store. */
    files,
    dataDir,
    /** The database, for who opens it once more. */
    target,
    adminToken,
    managerToken,
    call,
    /** The mails that arrived so far, oldest first, once all that is due was sent. */
    mails,
    close,
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** One for all tests of a file, which opens it at its top: closed behind the last of them. */
export const sharedApi = async (options?: TestApiOptions): Promise<TestApi> => {
  const api = await createTestApi(options);
  afterAll(() => api.close());
  return api;
};

/** One for the test that runs, also where its beforeEach opens it: closed behind it. */
export const ownApi = async (options?: TestApiOptions): Promise<TestApi> => {
  const api = await createTestApi(options);
  onTestFinished(() => api.close());
  return api;
};
