import { z } from 'zod';
import { AUDIO_LIMIT, PASSWORD_MAXIMUM, PASSWORD_MINIMUM, PICTURE_LIMIT } from '../../contract/limits';
import { OperatorError } from '../errors/operatorErrors';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** An empty setting counts as missing: so people switch off a line of an .env file. */
const given = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(given, schema.optional());

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://console.example.org' })
  .transform((value) => value.replace(/\/+$/, ''));

const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/, error: 'must be a comma separated list of origins such as https://console.example.org' })
        .transform((value) => new URL(value).origin),
    ),
  );

const password = z
  .string()
  .refine(
    (value) => [...value].length >= PASSWORD_MINIMUM && [...value].length <= PASSWORD_MAXIMUM,
    `must have ${PASSWORD_MINIMUM} to ${PASSWORD_MAXIMUM} characters`,
  );

const flag = z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').transform((value) => value === '1' || value === 'true');

const environmentSchema = z.object({
  PORT: setting(wholeNumber(0, 65_535)),
  HOST: setting(z.string()),
  DATA_DIR: setting(z.string()),
  ADMIN_EMAIL: setting(z.email('must be an email address').or(z.literal('admin@localhost'))),
  ADMIN_PASSWORD: setting(password),
  PUBLIC_URL: setting(webAddress),
  CORS_ORIGINS: setting(origins),
  TRUST_PROXY: setting(flag),
  PICTURE_LIMIT: setting(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  AUDIO_LIMIT: setting(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  SMTP_URL: setting(z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://mail.example.org:587' })),
  MAIL_FROM: setting(
    z
      .string()
      .regex(
        /^[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u,
        'must be an address such as Catalogue <console@example.org>',
      ),
  ),
  SESSION_LIFETIME_MINUTES: setting(wholeNumber(1, 525_600)),
  SESSION_IDLE_MINUTES: setting(wholeNumber(1, 525_600)),
  STOP_SECONDS: setting(wholeNumber(1, 3_600)),
  METRICS_TOKEN: setting(z.string().regex(/^[!-~]{16,}$/, 'must have at least 16 letters, digits or signs, without spaces')),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be one of fatal, error, warn, info, debug, silent'),
  ),
  DATABASE_URL: setting(
    z.url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must be the address of a PostgreSQL database such as postgres://user:password@db.example.org/catalogue',
    }),
  ),
  S3_BUCKET: setting(z.string()),
  S3_REGION: setting(z.string()),
  S3_ENDPOINT: setting(webAddress),
  S3_ACCESS_KEY_ID: setting(z.string()),
  S3_SECRET_ACCESS_KEY: setting(z.string()),
});

type Settings = z.output<typeof environmentSchema>;

const missing = (name: string, beside: string) => new SettingError(`The setting ${name} must be set as well, as ${beside} is.`);

/** Refuses half of a pair of settings, a mistake that would show only later. */
const s3Of = (settings: Settings): S3Settings | undefined => {
  const { S3_BUCKET: bucket, S3_REGION: region = 'us-east-1', S3_ENDPOINT: endpoint } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId !== !secretAccessKey)
    throw accessKeyId ? missing('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID') : missing('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  const beside = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_REGION'] as const).find((name) => settings[name] !== undefined);
  if (bucket === undefined && beside !== undefined) throw missing('S3_BUCKET', beside);
  if (bucket === undefined) return undefined;
  return { bucket, region, endpoint, credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined };
};

/** Without credentials the SDK looks for them where it always does (AWS_ variables, the machine's role). */
export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Everything that can be set from outside, with its defaults. Times are milliseconds, sizes are bytes. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  adminEmail: string;
  /** Of the first admin; without it the start makes one and prints it once. */
  adminPassword?: string;
  publicUrl?: string;
  corsOrigins: readonly string[];
  /** Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy of one's own. */
  trustProxy: boolean;
  limits: { image: number; audio: number };
  smtpUrl?: string;
  mailFrom?: string;
  session: { lifetime: number; idle: number };
  stopPatience: number;
  /** Without it there is no GET /metrics. */
  metricsToken?: string;
  logLevel: string;
  /** Of PostgreSQL; without it the records are in a SQLite file in the data folder. */
  databaseUrl?: string;
  /** For uploaded files; without it they are in the data folder. */
  s3?: S3Settings;
}

export class SettingError extends OperatorError {}

/** The only reader of process.env. SettingError names the first wrong setting and never repeats its value, which may be a secret. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const settings = parsed.data;
  return {
    port: settings.PORT ?? 3000,
    host: settings.HOST ?? '127.0.0.1',
    dataDir: settings.DATA_DIR ?? '.data',
    adminEmail: settings.ADMIN_EMAIL ?? 'admin@localhost',
    adminPassword: settings.ADMIN_PASSWORD,
    publicUrl: settings.PUBLIC_URL,
    corsOrigins: settings.CORS_ORIGINS ?? [],
    trustProxy: settings.TRUST_PROXY ?? false,
    limits: { image: settings.PICTURE_LIMIT ?? PICTURE_LIMIT, audio: settings.AUDIO_LIMIT ?? AUDIO_LIMIT },
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    session: {
      lifetime: (settings.SESSION_LIFETIME_MINUTES ?? 12 * 60) * MINUTE,
      idle: (settings.SESSION_IDLE_MINUTES ?? 30) * MINUTE,
    },
    stopPatience: (settings.STOP_SECONDS ?? 30) * SECOND,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL ?? 'info',
    databaseUrl: settings.DATABASE_URL,
    s3: s3Of(settings),
  };
}

const EVERYWHERE = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];

/** Where people reach the console, without a slash at the end: PUBLIC_URL, else this machine at the given port. */
export const consoleAddress = ({ host, publicUrl }: Pick<Environment, 'host' | 'publicUrl'>, port: number): string =>
  publicUrl ?? `http://${EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
