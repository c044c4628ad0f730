import { createAccountCalls } from './account';
import { named } from './parse';
import { createReads } from './reads';
import { createRestBase } from './restBase';
import type { CatalogueDataProvider, HeldRecords, Http, Session } from './types';
import { createWrites } from './writes';

/**
 * react-admin's way to the API, for every kind of the endpoints table (spec 7). All methods reject with HttpError, its message a text
 * of spec 8; see CatalogueDataProvider for filters, `meta` and the methods beyond react-admin's.
 */
export const createDataProvider = ({ http, held, session }: { http: Http; held: HeldRecords; session: Session }) => {
  const base = createRestBase(http);
  const { readSong, ...reads } = createReads({ http, held, base });
  return {
    ...base,
    ...reads,
    ...createWrites({ http, held, base }),
    ...createAccountCalls({ http, session }),
    getSong: async ({ id }) => ({ data: named(await readSong(id)) }),
    supportAbortSignal: true,
  } satisfies CatalogueDataProvider;
};
