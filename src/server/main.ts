import { join } from 'node:path';
import { readEnvironment } from './settings/environment';
import { run } from './start/runServer';

// Built, this file is dist/server/main.js and the console lies in dist/console.
await run({ environment: readEnvironment, consoleFolder: join(import.meta.dirname, '..', 'console') });
