import type { Kind } from '../spec/kind';
import { kindOf } from '../spec/kinds';
import type { TestApi } from '../world/api';
import { renderConsole } from '../world/console/console';
import { findTable } from '../world/console/list';
import { existing } from '../world/existing';
import type { FeatureOf } from './table';

/** The kind that each list is of. */
export const LISTS: Readonly<Record<FeatureOf<'list'>, Kind>> = {
  'the list of songs': kindOf('songs'),
  'the list of users': kindOf('users'),
};

/** The list of a kind, once it has its rows. */
export const openList = async ({ routes, plural }: Kind, api: TestApi) => {
  const view = await renderConsole({ path: routes.list, api });
  await findTable(plural);
  return view;
};

/** A list of so many records, 'Record 01' and on, and beside them, of users, those of every test. */
export const openListOf = async (kind: Kind, api: TestApi, count: number) => {
  const ids = (await existing(api, count, [kind.name]))[kind.name];
  return { ...(await openList(kind, api)), ids };
};
