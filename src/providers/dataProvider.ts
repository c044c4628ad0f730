import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { KINDS } from '../contract/kinds';
import { createAccountCalls } from './account';
import { inWordsOfForm } from './fieldNames';
import { withFilesAt } from './fileAddresses';
import { createHistoryCalls } from './history';
import { recordAs } from './parse';
import { createReads } from './reads';
import { readStoredFile } from './storedFiles';
import type { CatalogueDataProvider, HeldRecords, Http, HttpRequest, Session, UpdateMeta } from './types';
import { createWrites } from './writes';

const METHODS: readonly HttpRequest['method'][] = ['GET', 'POST', 'PATCH', 'DELETE'];

/** ra-data-simple-rest over our http, for GET `{path}/{id}`. Its resource names are the paths of the kinds. */
const createRestBase = (http: Http): DataProvider =>
  simpleRestProvider('', async (url, options = {}) => {
    const method = METHODS.find((one) => one === (options.method ?? 'GET'));
    if (!method) throw new Error(`The API has no ${options.method} calls`);
    const { data } = await http.request({ method, path: url.replace(/^\//, ''), signal: options.signal ?? undefined });
    return { status: 200, headers: new Headers(), body: '', json: data };
  });

interface DataProviderOptions {
  /** Origin of the API, '' for the console's own. */
  host: string;
  http: Http;
  held: HeldRecords;
  session: Session;
}

/** react-admin's way to the API, for every kind of record (spec 7). Rejects as Http does. */
export const createDataProvider = ({ host, held, session, ...door }: DataProviderOptions) => {
  const http = withFilesAt(host, door.http);
  const base = createRestBase(http);
  const { readSong, ...reads } = createReads({ http, held, base });
  const account = createAccountCalls({ http, session });
  return {
    ...base,
    ...reads,
    ...createWrites({ http, held }),
    ...createHistoryCalls({ host, http, held }),
    ...account,
    updateProfile: (params, meta?: UpdateMeta) =>
      account.updateProfile(params, meta).catch((failure) => {
        throw inWordsOfForm(KINDS.users, failure);
      }),
    getSong: async ({ id }) => ({ data: recordAs(await readSong(id)) }),
    readFile: async ({ address, name }) => ({ data: await readStoredFile(address, name) }),
    supportAbortSignal: true,
  } satisfies CatalogueDataProvider;
};
