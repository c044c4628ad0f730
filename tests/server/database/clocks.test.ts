import { expect, it } from 'vitest';
import { requireSameClock } from '../../../src/server/database/clocks';
import { isPostgres } from '../../../src/server/database/engine';
import { sharedApi } from '../../world/api';

const api = await sharedApi();

it.each([
  ['as the database’s', 0, false],
  ['half a minute behind', -30_000, false],
  ['three minutes ahead', 180_000, true],
])('a start with a clock %s', async (_what, ahead, isRefused) => {
  const { database } = api.services;
  const start = requireSameClock(database, () => new Date(Date.now() + ahead));
  if (isRefused && isPostgres(database)) await expect(start).rejects.toThrow(/^The clocks .* are 1[78]\d seconds apart: .*\.$/);
  else await start;
});
