import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashingQueue } from '../credentials/passwords';
import { ApiError } from '../errors/apiError';
import { decodingQueue } from '../files/checkPicture';
import { copyingQueue } from '../files/smallCopies';
import { sendText } from '../http/compressed';
import type { AppEnv } from '../http/context';
import type { WorkQueue } from '../http/workQueue';
import { mailsWaiting } from '../mail/jobs';
import type { Services } from '../services/services';
import { VERSION } from '../settings/version';

/** Seconds; an upload of a song on a slow line takes minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300];
/** All others count as one, so that nobody can make the list of series long. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

const QUEUES: Readonly<Record<string, WorkQueue>> = { picture: decodingQueue, copy: copyingQueue, password: hashingQueue };

const digest = (text: string) => createHash('sha256').update(text).digest();

const requireToken = (header: string | undefined, token: string) => {
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(token))) return;
  throw new ApiError(401, 'Please send the token of METRICS_TOKEN.', undefined, { 'WWW-Authenticate': 'Bearer' });
};

/** What stands in the database and on the disk, asked for with the metrics: a figure that can't be had is left out. */
const FIGURES = {
  mails_waiting: {
    help: 'Mails that wait to be sent, of all servers on this database.',
    of: async ({ database, clock }: Services) => (await mailsWaiting(database, clock())).count,
  },
  mails_overdue_seconds: {
    help: 'How long the first of them has been due: a minute and more says that nobody sends.',
    of: async ({ database, clock }: Services) => (await mailsWaiting(database, clock())).overdue / 1_000,
  },
  data_folder_free_bytes: {
    help: 'Room on the disk of DATA_DIR.',
    of: async ({ store }: Services) => {
      const { bavail, bsize } = await statfs(store.stagingFolder);
      return bavail * bsize;
    },
  },
};

/** Counts by route pattern, never by path, which names records. */
export const createMetrics = (services: Services) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the head of its answer; its count is the number of requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'catalogue_console_build_info',
    help: 'Always 1: its labels tell which version runs, on which Node.js.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: VERSION, node: process.version }, 1);
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are not answered yet.', registers });
  const heavyWork = (state: 'running' | 'waiting', help: string) =>
    new Gauge({
      name: `heavy_work_${state}`,
      help,
      labelNames: ['work'],
      registers,
      collect() {
        for (const [work, queue] of Object.entries(QUEUES)) this.set({ work }, queue[state]);
      },
    });
  heavyWork('running', 'Pictures being decoded, small copies being made and passwords being hashed.');
  heavyWork('waiting', 'What waits for its turn; too many pictures or passwords are refused with 503.');

  for (const [name, { help, of }] of Object.entries(FIGURES))
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        await of(services).then(
          (value) => this.set(value),
          () => this.remove(),
        );
      },
    });

  const count = createMiddleware<AppEnv>(async (context, next) => {
    const stop = durations.startTimer();
    inFlight.inc();
    try {
      await next();
    } finally {
      inFlight.dec();
      const { method } = context.req;
      stop({ method: METHODS.includes(method) ? method : 'other', route: routePath(context), status: context.res.status });
    }
  });

  const show = (token: string) =>
    createMiddleware<AppEnv>(async (context) => {
      requireToken(context.req.header('Authorization'), token);
      return sendText(context, await registry.metrics(), registry.contentType);
    });
  return { count, show };
};
