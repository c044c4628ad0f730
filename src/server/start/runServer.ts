import { join } from 'node:path';
import { toldOf } from '../errors/operatorErrors';
import { OUTBOX_DAYS } from '../mail/outbox';
import { consoleAddress, type Environment, isOwnMachine } from '../settings/environment';
import { createFirstAdmin, type FirstAdmin } from '../users/firstAdmin';
import { listen } from './listen';
import { type OpenApp, openApp } from './openApp';

interface ServerRun {
  environment: () => Environment;
  consoleFolder: string;
  /** Runs before the address is shown, and gives lines to show below it. */
  prepare?: (open: OpenApp) => Promise<string[]>;
}

const welcome = (address: string, admin: FirstAdmin | undefined, notes: readonly string[]) => {
  const lines = ['', `  Catalogue Console: ${address}`, ''];
  if (admin?.password !== undefined)
    lines.push(
      '  The first admin was made. Keep this, it is shown only once:',
      `    Email:    ${admin.email}`,
      `    Password: ${admin.password}`,
      '  Change it after signing in (Account), as it stays where this is printed.',
      '',
    );
  else if (admin) lines.push(`  The first admin was made: ${admin.email}`, '');
  for (const note of notes) lines.push(`  ${note}`, '');
  return lines.join('\n');
};

/** A first signal answers what runs, then closes; a second one ends at once. */
const stopOnSignal = (stop: () => Promise<void>) => {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

const NO_ADDRESS =
  'Other machines can reach this server (HOST), but links in its mails lead to this one alone: set PUBLIC_URL to its address.';
const NO_TLS =
  'Passwords and sessions can be read on their way, as PUBLIC_URL has no https: put a web server that speaks HTTPS in front.';

const warningOfAddress = ({ host, publicUrl }: Environment): string[] => {
  if (publicUrl === undefined) return isOwnMachine(host) ? [] : [NO_ADDRESS];
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isOwnMachine(hostname) ? [] : [NO_TLS];
};

const outboxNote = (dataDir: string) =>
  `No mail server is set (SMTP_URL): mails are written to ${join(dataDir, 'outbox')}, and removed from there after ${OUTBOX_DAYS} days.`;

/** What people would find out from a mail that leads nowhere, or never. */
const warningsOf = (environment: Environment): string[] => [
  ...warningOfAddress(environment),
  ...(environment.smtpUrl === undefined ? [outboxNote(environment.dataDir)] : []),
];

async function start({ environment: read, consoleFolder, prepare }: ServerRun): Promise<void> {
  const environment = read();
  const open = await openApp(environment, consoleFolder);
  try {
    const { port, stop } = await listen(open.app, environment);
    stopOnSignal(async () => {
      await stop();
      await open.close();
    });
    // Not before: a start that fails would have made a password that nobody saw.
    const { database, clock } = open.services;
    const admin = await createFirstAdmin(database, environment, clock());
    const notes = [...warningsOf(environment), ...((await prepare?.(open)) ?? [])];
    // Not on standard output, which is the log's: one JSON object a line.
    console.error(welcome(consoleAddress(environment, port), admin, notes));
  } catch (error) {
    await open.close();
    throw error;
  }
}

export async function runServer(options: ServerRun): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    console.error(toldOf(error));
    process.exit(1);
  }
}
