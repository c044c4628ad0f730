import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApp } from '../start/openApp';
import { openClient } from './client';
import { SAMPLE_EMAILS } from './makePeople';
import { SAMPLES } from './records';

/** Stands in the data folder once everything is there. */
const COMPLETE = 'sample-catalogue';

/** From what points at others to what others point at, so that no reference stands in the way. */
const TABLES = ['playlistSongs', 'adNews', 'videos', 'songs', 'albums', 'playlists', 'channels', 'artists', 'files'] as const;

/** Takes away what an interrupted filling left. */
async function clear({ services }: OpenApp) {
  for (const table of TABLES) await services.database.deleteFrom(table).execute();
  await services.database.deleteFrom('users').where('email', 'in', SAMPLE_EMAILS).execute();
  for await (const key of services.store.keys()) await services.store.remove(key);
}

/**
 * Makes the sample catalogue in the demo's own data folder, once: what people change or delete there later stays as they left it.
 * @param userId in whose name
 * @param say tells the person at the terminal why the start takes longer
 */
export async function fillWithSamples(
  open: OpenApp,
  dataDir: string,
  userId: string,
  say: (text: string) => void,
): Promise<void> {
  const complete = join(dataDir, COMPLETE);
  if (existsSync(complete)) return;
  say('Making the sample catalogue, once…');
  await clear(open);
  const client = await openClient(open, userId);
  const made = { artists: [], channels: [], albums: [], songs: [], videos: [] };
  for (const make of SAMPLES) await make(client, made);
  await client.end();
  writeFileSync(complete, '');
}
