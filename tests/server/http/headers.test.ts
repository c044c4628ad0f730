import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { ADMIN, createTestApi, type TestApi } from '../../support/api';

const ORIGIN = 'https://console.example.org';
let api: TestApi | undefined;
afterEach(() => api?.close());

describe('an answer of the API', () => {
  it('lets nothing run, be framed, be guessed or be referred', async () => {
    api = await createTestApi();
    const { headers } = await api.call('GET', 'listings/artists');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
  });
});

describe('another origin (CORS_ORIGINS)', () => {
  const preflight = () =>
    api?.app.fetch(
      new Request('http://api.test/api/v1/listings/artists', {
        method: 'OPTIONS',
        headers: {
          Origin: ORIGIN,
          'Access-Control-Request-Method': 'PATCH',
          'Access-Control-Request-Headers': 'authorization,x-client-app',
        },
      }),
    );

  it('gets no permission unless it is listed', async () => {
    for (const corsOrigins of [[], ['https://other.example.org']]) {
      api = await createTestApi({ settings: { corsOrigins } });
      const { headers } = await api.call('GET', 'listings/artists', { headers: { Origin: ORIGIN } });
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect((await preflight())?.headers.get('Access-Control-Allow-Origin')).toBeNull();
      await api.close();
    }
    api = undefined;
  });

  it('may call, with the token and the app header, when it is listed', async () => {
    api = await createTestApi({ settings: { corsOrigins: [ORIGIN] } });
    const answer = await preflight();
    expect(answer?.status).toBe(204);
    expect(answer?.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(answer?.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*X-Client-App/);
    expect(answer?.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    const refused = await api.call('GET', 'listings/artists', { token: null, headers: { Origin: ORIGIN } });
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([401, ORIGIN]);
  });
});

describe('the request log', () => {
  it('tells who asked for what, under an id that the answer carries, and no secret', async () => {
    const lines: string[] = [];
    api = await createTestApi({ log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) });
    const { headers } = await api.call('GET', 'listings/artists/search?key=very-private');
    await api.call('POST', 'auth/login', { token: null, json: { email: ADMIN.email, password: ADMIN.password } });
    await api.call('POST', 'auth/reset-password/secret-token', { token: null, json: { password: 'x', confirmPassword: 'y' } });
    const [first] = lines.filter((line) => line.includes('"request"'));
    expect(JSON.parse(first ?? '')).toMatchObject({
      requestId: headers.get('X-Request-Id'),
      method: 'GET',
      path: '/api/v1/listings/artists/search',
      status: 200,
    });
    const log = lines.join('');
    for (const secret of [api.adminToken, ADMIN.password, 'secret-token', 'very-private']) expect(log).not.toContain(secret);
    expect(log).toContain('/api/v1/auth/reset-password/[token]');
  });
});
