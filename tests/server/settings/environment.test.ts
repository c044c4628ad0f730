import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/server/settings/environment';
import { LINKS_REFUSED } from '../../world/values/links';

describe('the settings', () => {
  it('have defaults', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      adminEmail: 'admin@localhost',
      corsOrigins: [],
      trustProxy: false,
      limits: { image: 26_214_400, audio: 209_715_200 },
      session: { lifetime: 43_200_000, idle: 1_800_000 },
      historyDays: 365,
    });
  });

  it('are read from the environment; an empty one counts as not set', () => {
    expect(
      readEnvironment({
        PORT: '8080',
        HOST: '',
        PUBLIC_URL: 'https://console.example.org/',
        CORS_ORIGINS: 'https://a.example.org, http://localhost:5173/',
        TRUST_PROXY: '1',
        PICTURE_LIMIT: '1000',
        SESSION_IDLE_MINUTES: '5',
      }),
    ).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://console.example.org',
      corsOrigins: ['https://a.example.org', 'http://localhost:5173'],
      trustProxy: true,
      limits: { image: 1000 },
      session: { idle: 300_000 },
    });
  });

  it.each([
    ['https://example.org', ''],
    ['https://example.org/catalogue/', '/catalogue'],
    ['https://example.org/media/apis/v1.0', '/media/apis/v1.0'],
  ])('of a public address %s are the path %j', (PUBLIC_URL, basePath) => {
    expect(readEnvironment({ PUBLIC_URL }).basePath).toBe(basePath);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['PUBLIC_URL', 'console.example.org'],
    ['PUBLIC_URL', 'https://ana:secret@console.example.org'],
    ['PUBLIC_URL', LINKS_REFUSED[0] ?? ''],
    ...['?a=b', '/#a', '/%C3%BC', '/a//b', '/api', '/API/v1', '/assets'].map((end) => [
      'PUBLIC_URL',
      `https://example.org${end}`,
    ]),
    ['CORS_ORIGINS', 'https://a.example.org,*'],
    ['TRUST_PROXY', 'maybe'],
    ['PICTURE_LIMIT', '25MB'],
    ['AUDIO_LIMIT', '0'],
    ['SMTP_URL', 'mail.example.org'],
    ['SESSION_LIFETIME_MINUTES', '0'],
    ['LOG_LEVEL', 'loud'],
    ['STOP_SECONDS', '0'],
    ['HISTORY_DAYS', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token with spaces in it'],
    ['DATABASE_URL', 'mysql://user:secret@db.example.org/catalogue'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`));
  });

  it('of the bucket belong together: a missing one is named', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readEnvironment({ S3_BUCKET: 'files' }).s3).toEqual({ bucket: 'files', region: 'us-east-1', isPathStyle: false });
    expect(readEnvironment({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://localhost:9000', ...keys }).s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://localhost:9000',
      isPathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(
      readEnvironment({ S3_BUCKET: 'files', S3_PATH_STYLE: '0', S3_ENDPOINT: 'http://localhost:9000' }).s3?.isPathStyle,
    ).toBe(false);
    expect(() => readEnvironment({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/^The setting S3_BUCKET must .+\.$/);
    expect(() => readEnvironment({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' })).toThrow(
      /^The setting S3_SECRET_ACCESS_KEY must .+\.$/,
    );
    expect(() => readEnvironment({ S3_BUCKET: 'files', S3_ENDPOINT: 'localhost' })).toThrow(
      /^The setting S3_ENDPOINT must .+\.$/,
    );
  });

  it.each([
    ['smtp://ana:secret@mail.example.org:587', 'smtp://ana:secret@mail.example.org:587?requireTLS=true'],
    ['smtp://ana:secret@mail.example.org?pool=true', 'smtp://ana:secret@mail.example.org?pool=true&requireTLS=true'],
    ...[
      ...['smtp://mail.example.org', 'smtps://ana:secret@mail.example.org', 'smtp://ana:secret@localhost:25'],
      'smtp://ana:secret@mail.example.org?ignoreTLS=true',
    ].map((same) => [same, same]),
  ])('of a mail server %s keep its password from the open line', (SMTP_URL, smtpUrl) => {
    expect(readEnvironment({ SMTP_URL })).toMatchObject({ smtpUrl });
  });

  it.each([
    ['SMTP_URL', 'smtp2://ana:secret@mail.example.net'],
    ['SMTP_URL', 'smtp://ana:secret%zz@mail.example.net'],
    ['DATABASE_URL', 'smtp2://ana:secret@mail.example.net'],
    ['DATABASE_URL', 'postgres://ana:secret%zz@db.example.net/catalogue'],
  ])('%s=%s is refused and not repeated, as it may be a secret', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^((?!ana|secret|net).)*${name}((?!ana|secret|net).)*$`));
  });
});
