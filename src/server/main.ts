import { join } from 'node:path';
import { readEnvironment } from './settings/environment';
import { runServer } from './start/runServer';

// Built, this file is dist/server/main.js and the console lies in dist/console.
await runServer({ environment: readEnvironment, consoleFolder: join(import.meta.dirname, '..', 'console') });
