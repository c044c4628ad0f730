import { z } from 'zod';
import { AUDIO_LIMIT, PASSWORD_MAXIMUM, PASSWORD_MINIMUM, PICTURE_LIMIT } from '../../contract/limits';
import { OperatorError } from '../errors/operatorErrors';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** An empty setting counts as missing: so people switch off a line of an .env file. */
const given = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(given, schema.optional());

const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  const isInside = (value: number) => value >= least && value <= most;
  return z.string().regex(/^\d+$/, words).transform(Number).refine(isInside, words);
};

const isDecodable = (value: string) => {
  try {
    return decodeURIComponent(value) !== undefined;
  } catch {
    return false;
  }
};
/** An address whose user, password and path can be read. */
const decodable = <S extends z.ZodType<string>>(address: S) =>
  address.refine(isDecodable, 'holds a percent sign that stands for nothing: write % itself as %25');

const holdsNoSecret = (value: string) => {
  const { username, password } = URL.canParse(value) ? new URL(value) : { username: '', password: '' };
  return username === '' && password === '';
};

const WEB = /^https?$/;
const webAddress = decodable(z.url({ protocol: WEB, error: 'must be a web address such as https://console.example.org' }))
  .refine(holdsNoSecret, 'may hold no user and no password')
  .transform((value) => value.replace(/\/+$/, ''));
/** Signs that mean themselves in a path, in HTML and in a cookie; the two names at the root are the server's own. */
const PATH = /^(?!\/(?:api|assets)(?:\/|$))(?:\/[\w.~-]+)*$/i;
const isPlace = (value: string) => {
  const { pathname, search, hash } = new URL(value);
  return PATH.test(pathname.replace(/\/+$/, '')) && search === '' && hash === '';
};
const place = webAddress.refine(
  isPlace,
  'may have a path of letters, digits and -._~ such as https://example.org/catalogue, other than /api and /assets, and nothing behind it',
);
const origin = z
  .url({ protocol: WEB, error: 'must be a comma separated list of origins such as https://console.example.org' })
  .transform((value) => new URL(value).origin);
const origins = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .pipe(z.array(origin));

const password = z.string().refine((value) => {
  const { length } = [...value];
  return length >= PASSWORD_MINIMUM && length <= PASSWORD_MAXIMUM;
}, `must have ${PASSWORD_MINIMUM} to ${PASSWORD_MAXIMUM} characters`);

const flag = z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').transform((value) => value === '1' || value === 'true');

const SENDER = /^[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Half of a pair of settings is a mistake that would show only later: the first needs to be set where the second is. */
const NEEDED_BESIDE = [
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_REGION'],
  ['S3_BUCKET', 'S3_PATH_STYLE'],
] as const;

const settingsSchema = z.object({
  PORT: setting(wholeNumber(0, 65_535)),
  HOST: setting(z.string()),
  DATA_DIR: setting(z.string()),
  ADMIN_EMAIL: setting(z.email('must be an email address').or(z.literal('admin@localhost'))),
  ADMIN_PASSWORD: setting(password),
  PUBLIC_URL: setting(place),
  CORS_ORIGINS: setting(origins),
  TRUST_PROXY: setting(flag),
  PICTURE_LIMIT: setting(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  AUDIO_LIMIT: setting(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  SMTP_URL: setting(decodable(z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://mail.example.org:587' }))),
  MAIL_FROM: setting(z.string().regex(SENDER, 'must be an address such as Catalogue <console@example.org>')),
  SESSION_LIFETIME_MINUTES: setting(wholeNumber(1, 525_600)),
  SESSION_IDLE_MINUTES: setting(wholeNumber(1, 525_600)),
  STOP_SECONDS: setting(wholeNumber(1, 3_600)),
  HISTORY_DAYS: setting(wholeNumber(0, 36_500)),
  METRICS_TOKEN: setting(z.string().regex(/^[!-~]{16,}$/, 'must have at least 16 letters, digits or signs, without spaces')),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  DATABASE_URL: setting(
    decodable(
      z.url({
        protocol: /^postgres(?:ql)?$/,
        error: 'must be the address of a PostgreSQL database such as postgres://user:password@db.example.org/catalogue',
      }),
    ),
  ),
  S3_BUCKET: setting(z.string()),
  S3_REGION: setting(z.string()),
  S3_ENDPOINT: setting(webAddress),
  S3_PATH_STYLE: setting(flag),
  S3_ACCESS_KEY_ID: setting(z.string()),
  S3_SECRET_ACCESS_KEY: setting(z.string()),
});

const environmentSchema = settingsSchema.superRefine((settings, context) => {
  for (const [needed, beside] of NEEDED_BESIDE)
    if (settings[needed] === undefined && settings[beside] !== undefined)
      context.addIssue({ code: 'custom', path: [needed], message: `must be set as well, as ${beside} is` });
});

type Settings = z.output<typeof environmentSchema>;

/** Without credentials the SDK looks for them where it always does (AWS_ variables, the machine's role). */
const s3Of = ({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings) =>
  S3_BUCKET === undefined
    ? undefined
    : {
        bucket: S3_BUCKET,
        region: S3_REGION ?? 'us-east-1',
        endpoint: S3_ENDPOINT,
        /** The bucket stands in the path of an address, not before its host. */
        isPathStyle: S3_PATH_STYLE ?? S3_ENDPOINT !== undefined,
        credentials:
          S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
            ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
            : undefined,
      };
export type S3Settings = NonNullable<ReturnType<typeof s3Of>>;

/** The origin of VITE_API_HOST, with which the console and this server were built; undefined where none was given, or a path. */
const builtFor = (host: string | undefined) => (host && URL.canParse(host) ? new URL(host).origin : undefined);

/** A password goes to a mail server elsewhere over TLS alone, unless the address says itself how it shall be. */
const withTls = (address: string | undefined) => {
  if (address === undefined) return undefined;
  const { protocol, hostname, password, searchParams } = new URL(address);
  const isSaid = ['requireTLS', 'ignoreTLS'].some((name) => searchParams.has(name));
  if (protocol === 'smtps:' || password === '' || isOwnMachine(hostname) || isSaid) return address;
  return `${address}${searchParams.size === 0 ? '?' : '&'}requireTLS=true`;
};

/** Everything that can be set from outside, with its defaults. Times are milliseconds, sizes are bytes. */
const environmentOf = (settings: Settings) => ({
  port: settings.PORT ?? 3000,
  host: settings.HOST ?? '127.0.0.1',
  dataDir: settings.DATA_DIR ?? '.data',
  adminEmail: settings.ADMIN_EMAIL ?? 'admin@localhost',
  /** Of the first admin; without it the start makes one and prints it once. */
  adminPassword: settings.ADMIN_PASSWORD,
  publicUrl: settings.PUBLIC_URL,
  /** The path of PUBLIC_URL, such as /catalogue; '' for the root. */
  basePath: settings.PUBLIC_URL === undefined ? '' : new URL(settings.PUBLIC_URL).pathname.replace(/\/+$/, ''),
  corsOrigins: settings.CORS_ORIGINS ?? [],
  apiHost: builtFor(import.meta.env?.VITE_API_HOST),
  /** Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy of one's own. */
  trustProxy: settings.TRUST_PROXY ?? false,
  limits: { image: settings.PICTURE_LIMIT ?? PICTURE_LIMIT, audio: settings.AUDIO_LIMIT ?? AUDIO_LIMIT },
  smtpUrl: withTls(settings.SMTP_URL),
  mailFrom: settings.MAIL_FROM,
  session: {
    lifetime: (settings.SESSION_LIFETIME_MINUTES ?? 12 * 60) * MINUTE,
    idle: (settings.SESSION_IDLE_MINUTES ?? 30) * MINUTE,
  },
  stopPatience: (settings.STOP_SECONDS ?? 30) * SECOND,
  /** For so long it is known what was done with a record; 0 remembers nothing. */
  historyDays: settings.HISTORY_DAYS ?? 365,
  /** Without it there is no GET /metrics. */
  metricsToken: settings.METRICS_TOKEN,
  logLevel: settings.LOG_LEVEL ?? 'info',
  /** Of PostgreSQL; without it the records are in a SQLite file in the data folder. */
  databaseUrl: settings.DATABASE_URL,
  /** Without it uploaded files are in the data folder. */
  s3: s3Of(settings),
});
export type Environment = ReturnType<typeof environmentOf>;

/** The only reader of process.env. OperatorError names the first wrong setting and never repeats its value, which may be a secret. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return environmentOf(parsed.data);
  const [issue] = parsed.error.issues;
  throw new OperatorError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
}

const EVERYWHERE = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];

/** Whether only programs of this machine reach a server that listens there. */
export const isOwnMachine = (host: string): boolean => /^(localhost|127\.|::1$|\[::1\]$)/.test(host);

/** Where people reach the console, without a slash at the end: PUBLIC_URL, else this machine at the given port. */
export const consoleAddress = ({ host, publicUrl }: Pick<Environment, 'host' | 'publicUrl'>, port: number): string =>
  publicUrl ?? `http://${EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
