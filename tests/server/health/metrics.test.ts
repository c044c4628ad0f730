import { describe, expect, it } from 'vitest';
import { queueResetMail } from '../../../src/server/mail/jobs';
import { VERSION } from '../../../src/server/settings/version';
import { ADMIN, ownApi, sharedApi } from '../../world/api';

const TOKEN = 'a-token-for-prometheus';

const NOW = Date.parse('2026-03-04T09:00:00Z');
const options = { settings: { metricsToken: TOKEN }, clock: () => new Date(NOW) };
const api = await sharedApi(options);

const metrics = (authorization?: string, { app } = api) =>
  app.fetch(
    new Request('http://api.test/metrics', { headers: authorization === undefined ? {} : { Authorization: authorization } }),
  );

/** The value of a series, undefined where there is none. */
const figureOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('GET /metrics', () => {
  it('tells which version runs, on which Node.js', async () => {
    const series = `catalogue_console_build_info{version="${VERSION}",node="${process.version}"}`;
    expect(figureOf(await (await metrics(`Bearer ${TOKEN}`)).text(), series)).toBe(1);
  });

  it('counts requests and their time by route pattern and status, never by path', async () => {
    for (const path of ['listings/artists', 'listings/artists?page=2', 'listings/songs/secret-id', 'nothing/secret-path'])
      await api.call('GET', path);
    await api.call('GET', 'listings/artists', { token: null });
    await api.call('POST', 'auth/login', { token: null, json: { email: ADMIN.email, password: 'wrong' } });
    const answer = await metrics(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    const count = (method: string, route: string, status: number) =>
      figureOf(text, `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect(count('GET', '/api/v1/listings/artists', 200)).toBe(2);
    expect(count('GET', '/api/v1/listings/songs/:id', 404)).toBe(1);
    expect(count('GET', '/api/v1/listings/*', 401)).toBe(1);
    expect(count('POST', '/api/v1/auth/login', 401)).toBe(1);
    expect(text).not.toMatch(/secret|page=|ada@/);
  });

  it('shows what is in flight and what heavy work runs and waits, and the process itself', async () => {
    const text = await (await metrics(`Bearer ${TOKEN}`)).text();
    // The request that asks.
    expect(figureOf(text, 'http_requests_in_flight')).toBe(1);
    for (const work of ['picture', 'copy', 'password'])
      for (const state of ['running', 'waiting']) expect(figureOf(text, `heavy_work_${state}{work="${work}"}`)).toBe(0);
    expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('shows the mails that wait, for how long, and the room on the disk; what can’t be asked is left out', async () => {
    const one = await ownApi(options);
    const figures = async () => {
      const text = await (await metrics(`Bearer ${TOKEN}`, one)).text();
      return ['mails_waiting', 'mails_overdue_seconds'].map((name) => figureOf(text, name));
    };
    expect(await figures()).toEqual([0, 0]);
    for (const minutes of [1, 3]) await queueResetMail(one.services.database, 'a@b.c', new Date(NOW - minutes * 60_000));
    expect(await figures()).toEqual([2, 180]);
    expect(figureOf(await (await metrics(`Bearer ${TOKEN}`, one)).text(), 'data_folder_free_bytes')).toBeGreaterThan(1_000_000);
    await one.close();
    expect(await figures()).toEqual([undefined, undefined]);
  });

  it('does not let made-up methods make new series', async () => {
    await api.app.fetch(new Request('http://api.test/api/v1/listings/artists', { method: 'MADEUP' }));
    const text = await (await metrics(`Bearer ${TOKEN}`)).text();
    expect(text).toContain('method="other"');
    expect(text).not.toContain('MADEUP');
  });

  it.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, `Bearer ${TOKEN.slice(1)}`])(
    'is closed to whoever sends %j',
    async (authorization) => {
      const answer = await metrics(authorization);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ success: false });
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    },
  );

  it('is not there without METRICS_TOKEN', async () => {
    const plain = await ownApi();
    const answer = await plain.app.fetch(
      new Request('http://api.test/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([404, { success: false }]);
  });
});
