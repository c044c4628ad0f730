import { OperatorError } from '../errors/operatorErrors';
import { consoleAddress, type Environment } from '../settings/environment';
import { createFirstAdmin, type FirstAdmin } from '../users/firstAdmin';
import { listen } from './listen';
import { type OpenApp, openApp } from './openApp';

export interface ServerRun {
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
    void stop().then(
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

async function start({ environment: read, consoleFolder, prepare }: ServerRun): Promise<void> {
  const environment = read();
  const open = await openApp(environment, consoleFolder);
  try {
    const { port, stop } = await listen(open.app, environment);
    stopOnSignal(async () => {
      await stop();
      await open.close();
    });
    // Only now: a start that fails must not have made a password that nobody saw.
    const { database, clock } = open.services;
    const admin = await createFirstAdmin(
      database,
      { email: environment.adminEmail, password: environment.adminPassword },
      clock(),
    );
    const notes = (await prepare?.(open)) ?? [];
    console.log(welcome(consoleAddress(environment, port), admin, notes));
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Runs the server until a signal ends it. What keeps it from starting is told in one sentence, with exit code 1. */
export async function runServer(options: ServerRun): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}
