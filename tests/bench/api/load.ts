import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** One call, and what its answer must be. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** Paths that are asked for once each, in place of the one. */
  paths?: string[];
  headers: Record<string, string>;
  body?: Buffer;
}

/** Milliseconds within which half and nearly all answers came. */
export interface Times {
  p50: number;
  p99: number;
}

/** A histogram counts whole numbers: microseconds. */
const MICRO = 1_000;
const LONGEST = 120;
const MOST = 5_000;
/** Of what each record is good for once. */
const MOST_ONCE = 50;
/** So many records are enough for all rounds; each connection takes one more than it asks for. */
export const RECORDS_ONCE = 1_000;

const fire = (
  url: string,
  { method, path, paths, headers, body }: Call,
  connections: number,
  amount: number,
  record: (time: number) => void,
) =>
  new Promise<void>((done, failed) => {
    const statuses = new Set<number>();
    const setupRequest = (request: autocannon.Request) => ({ ...request, path: paths?.shift() ?? path });
    const requests = [{ method, path, headers, body, ...(paths && { setupRequest }) }];
    const instance = autocannon({ url, requests, connections, amount, timeout: LONGEST, sampleInt: 20 }, (error, { errors }) => {
      const wrong = [...statuses].filter((status) => status >= 300);
      if (error) failed(error);
      else if (errors > 0 || wrong.length > 0)
        failed(new Error(`${method} ${path}: ${errors} errors, statuses ${wrong.join(', ')}`));
      else done();
    });
    instance.on('response', (_client, status, _bytes, time) => {
      statuses.add(status);
      record(time);
    });
  });

/** Times of a call on one server, added to in rounds, so that two servers can take turns. */
export const measuring = (url: string, call: Call, connections: number) => {
  const histogram = createHistogram();
  const record = (time: number) => histogram.record(Math.max(1, Math.round(time * MICRO)));
  let alone = 0;
  return {
    /** Warms the call up, and finds out how long it takes. */
    warm: async () => {
      for (const amount of [1, 20]) {
        const begun = performance.now();
        await fire(url, call, 1, amount, () => undefined);
        alone = (performance.now() - begun) / amount;
        if (alone > 200) return;
      }
    },
    /** About so many seconds of calls, and one for each connection at least. */
    round: (seconds: number) => {
      const amount = Math.min(call.paths ? MOST_ONCE : MOST, Math.round((seconds * 1_000) / alone));
      return fire(url, call, connections, Math.max(connections, amount), record);
    },
    times: (): Times => ({ p50: histogram.percentile(50) / MICRO, p99: histogram.percentile(99) / MICRO }),
  };
};
