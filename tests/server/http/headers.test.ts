import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { ownApi, type TestApi } from '../../world/api';
import { formOf, picture } from '../../world/forms';

const ORIGIN = 'https://console.example.org';

describe('an answer of the API', () => {
  it('lets nothing run, be framed, be guessed or be referred', async () => {
    const api = await ownApi();
    const { headers } = await api.call('GET', 'listings/artists');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

describe('the page of a console that was built for an API elsewhere', () => {
  it('may call it, and show and play what is stored there', async () => {
    const api = await ownApi({ settings: { apiHost: 'https://api.example.org' } });
    const { headers } = await api.app.fetch(new Request('http://api.test/healthz'));
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://api\\.example\\.org(;|$)`));
    expect(policy).toMatch(/script-src 'self'(;|$)/);
  });
});

describe('every answer', () => {
  it('leaves a page in the process that the browser has for it: another one would keep a visit waiting', async () => {
    const api = await ownApi();
    const { headers } = await api.app.fetch(new Request('http://api.test/healthz'));
    for (const name of ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster']) expect(headers.has(name)).toBe(false);
  });

  it('of a file carries them too, found or not, with the stricter rules of a file', async () => {
    const api = await ownApi();
    const { record } = await api.call('POST', 'listings/artists', {
      form: formOf({ stageName: 'Björk', photo: await picture() }),
    });
    const get = async (path: string, range = '') =>
      (await api.app.fetch(new Request(`http://api.test${path}`, range === '' ? {} : { headers: { Range: range } }))).headers;
    const [found, cut, outside, unknown] = [
      await get(String(record.photo)),
      await get(String(record.photo), 'bytes=0-9'),
      await get(String(record.photo), 'bytes=999999-'),
      await get('/api/v1/files/unknown.jpg'),
    ];
    for (const headers of [found, cut, outside, unknown]) {
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; sandbox|frame-ancestors 'none'/);
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
    }
    for (const headers of [found, cut]) {
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    expect(outside.get('Content-Range')).toMatch(/^bytes \*\//);
  });

  it.each(['/healthz', '/readyz', '/nothing.js', '/api/v1/nothing', '/api/nothing'])('of %s carries them too', async (path) => {
    const api = await ownApi();
    const { headers } = await api.app.fetch(new Request(`http://api.test${path}`));
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('is kept from search engines by /robots.txt, too', async () => {
    const api = await ownApi();
    const answer = await api.app.fetch(new Request('http://api.test/robots.txt'));
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each([
    ['https', true, 'max-age=31536000'],
    ['http, https', true, 'max-age=31536000'],
    ['https, http', true, null],
    ['http', true, null],
    [undefined, true, null],
    ['https', false, null],
  ])('asks for TLS where a trusted proxy says that it was used: %s, trusted %s', async (proto, trustProxy, expected) => {
    const api = await ownApi({ settings: { trustProxy } });
    const headers = proto === undefined ? undefined : { 'X-Forwarded-Proto': proto };
    for (const token of [undefined, null]) {
      const answer = await api.call('GET', 'listings/artists', { token, headers });
      expect(answer.headers.get('Strict-Transport-Security')).toBe(expected);
    }
  });
});

describe('another origin (CORS_ORIGINS)', () => {
  const preflight = (api: TestApi) =>
    api.app.fetch(
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
      const api = await ownApi({ settings: { corsOrigins } });
      const { headers } = await api.call('GET', 'listings/artists', { headers: { Origin: ORIGIN } });
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect((await preflight(api)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('may call, with the token and the app header, when it is listed', async () => {
    const api = await ownApi({ settings: { corsOrigins: [ORIGIN] } });
    const answer = await preflight(api);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*X-Client-App/);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    const refused = await api.call('GET', 'listings/artists', { token: null, headers: { Origin: ORIGIN } });
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([401, ORIGIN]);
  });
});

describe('the request log', () => {
  it('tells who asked for what, under an id that the answer carries', async () => {
    const lines: string[] = [];
    const api = await ownApi({ log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) });
    const { headers } = await api.call('GET', 'listings/artists/search?key=very-private');
    const [first] = lines.filter((line) => line.includes('"request"'));
    expect(JSON.parse(first ?? '')).toMatchObject({
      requestId: headers.get('X-Request-Id'),
      method: 'GET',
      path: '/api/v1/listings/artists/search',
      status: 200,
    });
    expect(lines.join('')).not.toContain('very-private');
  });
});
