import { screen } from '@testing-library/react';
import type { Kind } from '../spec/kind';
import { kindOf } from '../spec/kinds';
import type { TestApi } from '../world/api';
import { renderConsole } from '../world/console/console';
import { existing } from '../world/existing';
import { addPerson } from '../world/people';
import { addRecord } from '../world/records';
import type { FeatureOf } from './table';

/** What is particular to each list. */
export interface ListHow {
  kind: Kind;
  /** Puts a record into the catalogue that several words find, and tells what is typed for it, and its name. */
  words: (api: TestApi) => Promise<{ typed: readonly string[]; found: string }>;
}

/** A song with words of its own, of its artist and of its album. */
export const addSongOfWords = async (api: TestApi) => {
  const artist = await addRecord(api, 'artists', 'Queen');
  const album = await addRecord(api, 'albums', 'A Night at the Opera', { fields: { artist } });
  await addRecord(api, 'songs', 'Bohemian Rhapsody', { publish: true, fields: { artist, album } });
  return { typed: ['rhapsody bohemian', 'queen bohemian', 'opera queen rhapsody'], found: 'Bohemian Rhapsody' };
};

const addUserOfWords = async (api: TestApi) => {
  await addPerson(api, { firstName: 'Freddie', lastName: 'Mercury' });
  return { typed: ['mercury freddie'], found: 'Freddie Mercury' };
};

export const LISTS: Record<FeatureOf<'list'>, ListHow> = {
  'the list of songs': { kind: kindOf('songs'), words: addSongOfWords },
  'the list of users': { kind: kindOf('users'), words: addUserOfWords },
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
