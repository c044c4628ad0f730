import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema';
import { runExclusively } from '../database/transact';
import { type MailJob, nextDueJob, nextDueTime, postponeJob, removeJob } from './jobs';
import type { Message } from './texts';
import type { MailTransport } from './transport';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST_WAIT = HOUR;
/** How long a mail is tried. Nobody waits longer than an hour for a link they asked for. */
const GIVEN_UP_AFTER: Readonly<Record<MailJob['kind'], number>> = { invitation: 72 * HOUR, newPassword: 72 * HOUR, reset: HOUR };
/** Another process that sends may stop with mails left: this one looks again. */
const LOOK_AGAIN_MS = 5_000;
const STOP_PATIENCE = 5_000;

export interface MailWorker {
  /** Something was queued. Returns at once and never fails. */
  wake(): void;
  idle(): Promise<void>;
  /** What is queued is sent after the next start. */
  stop(): Promise<void>;
}

export interface MailWorkerOptions {
  database: Kysely<Database>;
  transport: MailTransport;
  /** Writes the mail of a job when its turn comes; undefined where nobody is to get it. */
  compose: (job: MailJob) => Promise<Message | undefined>;
  clock: () => Date;
  log: Logger;
}

/** Without messages: those of mail servers can hold addresses and more. */
const loggable = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? error.code : undefined,
  responseCode: error instanceof Error && 'responseCode' in error ? error.responseCode : undefined,
  error: error instanceof Error ? error.name : typeof error,
});

/**
 * Sends the queued mails one after the other, oldest first; of several processes on one database one at a time. A failed mail is tried
 * again after 1, 2, 4 … minutes, at most an hour, also after a restart.
 */
export function createMailWorker({ database, transport, compose, clock, log }: MailWorkerOptions): MailWorker {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const postpone = async (job: MailJob, error: unknown) => {
    const about = { mail: job.id, kind: job.kind, attempts: job.attempts + 1, ...loggable(error) };
    const retryAt = clock().getTime() + Math.min(MINUTE * 2 ** Math.min(job.attempts, 10), LONGEST_WAIT);
    if (retryAt >= Date.parse(job.createdAt) + GIVEN_UP_AFTER[job.kind]) {
      await removeJob(database, job.id);
      return log.error(about, 'mail given up');
    }
    await postponeJob(database, job, new Date(retryAt));
    log.warn({ ...about, retryAt: new Date(retryAt).toISOString() }, 'mail not sent, to be tried again');
  };

  const deliver = async (job: MailJob) => {
    try {
      const message = await compose(job);
      if (message) await transport.send(message);
    } catch (error) {
      return postpone(job, error);
    }
    await removeJob(database, job.id);
    log.info({ mail: job.id, kind: job.kind }, 'mail done');
  };

  const sendDue = async () => {
    for (;;) {
      const job = isStopped ? undefined : await nextDueJob(database, clock());
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
    if (isStopped) return;
    const next = await nextDueTime(database);
    clearTimeout(timer);
    const soonest = isMine ? 0 : LOOK_AGAIN_MS;
    if (next) timer = setTimeout(wake, Math.min(Math.max(next.getTime() - clock().getTime(), soonest), LONGEST_WAIT)).unref();
  };

  const wake = () => {
    isWoken = true;
    if (isStopped || running) return;
    running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(sendAll)
      .catch((error: unknown) => log.error({ err: error }, 'the mail queue failed'))
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
      const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_PATIENCE).unref());
      await Promise.race([running, patience]);
      transport.close();
    },
  };
}
