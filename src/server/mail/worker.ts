import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import { runExclusively } from '../database/transact';
import {
  LONGEST_WAIT,
  type MailJob,
  nextDueMailJob,
  nextMailTime,
  noteMailRefusal,
  postponeMailJob,
  removeMailJob,
} from './jobs';
import type { Message } from './texts';
import type { MailTransport } from './transport';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a mail is tried. Nobody waits longer than an hour for a link they asked for. */
const GIVEN_UP_AFTER: Readonly<Record<MailJob['kind'], number>> = {
  invitation: 72 * HOUR,
  newPassword: 72 * HOUR,
  newEmail: 72 * HOUR,
  reset: HOUR,
};
/** Another process, which is sending, may stop with mails left. */
const LOOK_AGAIN_MS = 5_000;
const STOP_PATIENCE = 5_000;

export interface MailWorker {
  /** Call it when something was queued. Never fails. */
  wake(): void;
  idle(): Promise<void>;
  /** What is queued is sent after the next start. */
  stop(): Promise<void>;
}

export interface MailWorkerOptions {
  database: Kysely<Database>;
  transport: MailTransport;
  compose: (job: MailJob) => Promise<Message | undefined>;
  clock: () => Date;
  log: Logger;
}

/** Without the message: a mail server's can hold addresses and more. */
const loggable = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? error.code : undefined,
  responseCode: error instanceof Error && 'responseCode' in error ? error.responseCode : undefined,
  error: error instanceof Error ? error.name : typeof error,
});

/** A server that says 5xx to the recipient will say so tomorrow. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Sends the queued mails, oldest first; of several processes on one database one at a time. A failed one is tried again after 1, 2, 4 … minutes. */
export function createMailWorker({ database, transport, compose, clock, log }: MailWorkerOptions): MailWorker {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const postpone = async (job: MailJob, error: unknown) => {
    const about = { mail: job.id, kind: job.kind, user: job.userId, attempts: job.attempts + 1, ...loggable(error) };
    if (isFinal(error)) {
      await noteMailRefusal(database, job, clock());
      await removeMailJob(database, job.id);
      return log.error(about, 'mail refused for good: the mail server does not take the address');
    }
    const retryAt = clock().getTime() + Math.min(MINUTE * 2 ** Math.min(job.attempts, 10), LONGEST_WAIT);
    if (retryAt >= Date.parse(job.createdAt) + GIVEN_UP_AFTER[job.kind]) {
      await removeMailJob(database, job.id);
      return log.error(about, 'mail given up');
    }
    await postponeMailJob(database, job, new Date(retryAt));
    log.warn({ ...about, retryAt: new Date(retryAt).toISOString() }, 'mail not sent, to be tried again');
  };

  const deliver = async (job: MailJob) => {
    let isSent = false;
    try {
      const message = await compose(job);
      if (message) await transport.send(message);
      isSent = message !== undefined;
    } catch (error) {
      return postpone(job, error);
    }
    await removeMailJob(database, job.id);
    if (isSent) await noteMailRefusal(database, job, null);
    log.info({ mail: job.id, kind: job.kind }, 'mail done');
  };

  const sendDue = async () => {
    for (;;) {
      const job = isStopped ? undefined : await nextDueMailJob(database, clock());
      if (!job) return;
      await deliver(job);
    }
  };

  const sendAll = async () => {
    let isMine = true;
    do {
      isWoken = false;
      isMine = await runExclusively(database, 'mail', sendDue);
    } while (isWoken && isMine && !isStopped);
    const next = isStopped ? undefined : await nextMailTime(database);
    if (next) wakeIn(Math.max(next.getTime() - clock().getTime(), isMine ? 0 : LOOK_AGAIN_MS));
  };

  const wakeIn = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, Math.min(wait, LONGEST_WAIT)).unref();
  };

  // The database may be away for a moment only, and nobody else looks at the queue.
  const lookAgain = (error: unknown) => {
    log.error({ err: error }, 'the mail queue failed');
    wakeIn(LOOK_AGAIN_MS);
  };

  const wake = () => {
    isWoken = true;
    if (isStopped || running) return;
    running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(sendAll)
      .catch(lookAgain)
      .finally(() => {
        running = undefined;
        // Woken after the last look at the queue.
        if (isWoken) wake();
      });
  };

  return {
    wake,
    idle: async () => {
      while (running) await running;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, sleep(STOP_PATIENCE, undefined, { ref: false })]);
      transport.close();
    },
  };
}
