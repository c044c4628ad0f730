import { join } from 'node:path';
import { fillWithSamples } from './samples/fillWithSamples';
import { readEnvironment } from './settings/environment';
import { runServer } from './start/runServer';

/** Always this folder and its own database, whatever is set: samples have no place among real records. */
const PLACE = {
  ...{ DATA_DIR: '.demo', DATABASE_URL: '' },
  ...{ S3_BUCKET: '', S3_REGION: '', S3_ENDPOINT: '', S3_PATH_STYLE: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
};
const EMAIL = 'admin@localhost';
const PASSWORD = 'sample catalogue';

await runServer({
  environment: () =>
    readEnvironment({ LOG_LEVEL: 'warn', ...process.env, ...PLACE, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD }),
  consoleFolder: join(import.meta.dirname, '..', 'console'),
  prepare: async (open) => {
    await fillWithSamples(open, PLACE.DATA_DIR, console.error);
    return [`Sign in with ${EMAIL} and the password: ${PASSWORD}`];
  },
});
