import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const groups = z.record(z.string(), z.array(z.string()));

/**
 * More than 150 pieces of HTML by which people have run scripts in pages of others: event handlers, script addresses, scripts in
 * pieces, foreign namespaces and markup that changes when it is parsed again, styles and documents in documents. Each would call
 * `alert`, load something or leave the page if it worked.
 */
export const ATTACKS: readonly string[] = Object.values(
  groups.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'attacks.json'), 'utf8'))),
).flat();
