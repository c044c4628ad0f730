import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_TABLES } from '../database/recordTables';
import type { OpenApp } from '../start/openApp';
import { openSampleClient } from './client';
import { SAMPLE_EMAILS } from './makePeople';
import { makeSamples } from './records';

const COMPLETE = 'sample-catalogue';

/** From what points at others to what others point at, so that no reference stands in the way. */
const TABLES = ['playlistSongs', 'heldFiles', 'deletedRecords', 'history', ...RECORD_TABLES.toReversed(), 'files'] as const;

async function clear({ services }: OpenApp) {
  for (const table of TABLES) await services.database.deleteFrom(table).execute();
  await services.database.deleteFrom('users').where('email', 'in', SAMPLE_EMAILS).execute();
  for await (const key of services.store.keys()) await services.store.remove(key);
}

/**
 * Makes the sample catalogue in the demo's data folder, once: what people change there later stays.
 * @param say tells the person at the terminal why the start takes longer
 */
export async function fillWithSamples(open: OpenApp, dataDir: string, say: (text: string) => void): Promise<void> {
  const complete = join(dataDir, COMPLETE);
  if (existsSync(complete)) return;
  say('Making the sample catalogue, once…');
  await clear(open);
  const client = await openSampleClient(open);
  await makeSamples(client);
  await client.end();
  if (client.refused() > 0)
    say(`${client.refused()} of the samples are left out: somebody was at work in the catalogue meanwhile.`);
  writeFileSync(complete, '');
}
