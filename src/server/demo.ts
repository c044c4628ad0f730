import { join } from 'node:path';
import { readEnvironment } from './environment';
import { run } from './run';

await run({
  environment: () => readEnvironment({ DATA_DIR: '.demo', ...process.env }),
  consoleFolder: join(import.meta.dirname, '..', 'console'),
});
