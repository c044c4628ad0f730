import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../errors/operatorErrors';

const sumSchema = z.object({ bytes: z.number(), sha256: z.string() });

const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.string(),
  database: sumSchema,
  files: z.array(sumSchema.extend({ key: z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]+$/) })),
});

/** What a backup holds. Written last: a folder without it is no finished backup. */
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new CommandError(`The folder ${folder} is not a finished backup: its ${MANIFEST} is missing or can't be read.`);
  }
}
