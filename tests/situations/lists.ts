import { screen } from '@testing-library/react';
import type { Kind } from '../spec/kind';
import { kindOf } from '../spec/kinds';
import type { TestApi } from '../world/api';
import { renderConsole } from '../world/console/console';
import { existing } from '../world/existing';
import { addRecord } from '../world/records';
import type { FeatureOf } from './table';

/** What is particular to each list. */
export interface ListHow {
  kind: Kind;
}

export const LISTS: Record<FeatureOf<'list'>, ListHow> = {
  'the list of songs': { kind: kindOf('songs') },
  'the list of users': { kind: kindOf('users') },
};

/** The list of a kind, once it has its rows. */
export const openList = async ({ routes, plural }: Kind, api: TestApi) => {
  const view = await renderConsole({ path: routes.list, api });
  await screen.findByRole('table', { name: plural });
  return view;
};

/** A list of so many records, 'Record 01' and on, and beside them, of users, those of every test. */
export const openListOf = async (kind: Kind, api: TestApi, count: number) => {
  const ids = (await existing(api, count, [kind.name]))[kind.name];
  return { ...(await openList(kind, api)), ids };
};

/** The newest record of a kind, on top of its list. */
export const addOnTop = (api: TestApi, { name }: Kind, title: string) => addRecord(api, name, title);
