import { LISTING_KINDS, type ListingName } from '../../../src/contract/kinds';
import type { Answer, TestApi } from '../../world/api';
import { formOf, NAME_FIELDS, picture, requiredBeside, sound } from '../../world/forms';
import { addRecord } from '../../world/records';

/** Fields of a form by wire name. */
export type Fields = Readonly<Record<string, string | File>>;

/** The listing kinds, for tests that run over all of them. */
export const KINDS: readonly ListingName[] = LISTING_KINDS.map(({ name }) => name);

/** Creates a record with all that its kind requires; `fields` come on top. */
export const create = async (
  api: TestApi,
  kind: ListingName,
  name: string,
  fields: Fields = {},
  publish = false,
): Promise<Answer> =>
  api.call('POST', `listings/${kind}${publish ? '/publish' : ''}`, {
    form: formOf({ [NAME_FIELDS[kind]]: name, ...(await requiredBeside(kind)), ...fields }),
  });

/** Like `create`, and gives the id. */
export const createId = (api: TestApi, kind: ListingName, name: string, fields: Fields = {}, publish = false) =>
  addRecord(api, kind, name, { fields, publish });

/** A PATCH with these fields. */
export const update = (api: TestApi, kind: ListingName, id: string, fields: Fields): Promise<Answer> =>
  api.call('PATCH', `listings/${kind}/${id}`, { form: formOf(fields) });

/** The record as the list shows it, undefined where it is not on the first pages of a hundred. */
export const listed = async (api: TestApi, kind: ListingName, id: string) =>
  (await api.call('GET', `listings/${kind}?limit=100`)).rows.find((row) => row._id === id);

/** Ids that a search finds, in its order. */
export const found = async (api: TestApi, path: string, key: string) =>
  (await api.call('GET', `listings/${path}?key=${encodeURIComponent(key)}`)).rows.map((row) => row._id);

/** Optional fields of each kind: the name under which `unset` empties it, the record's field, and a value. */
export const OPTIONAL: readonly {
  kind: ListingName;
  wire: string;
  field: string;
  value: (api: TestApi) => Promise<string | File>;
}[] = [
  { kind: 'artists', wire: 'lastName', field: 'lastName', value: async () => 'Guðmundsdóttir' },
  { kind: 'artists', wire: 'firstName', field: 'firstName', value: async () => 'Björk' },
  { kind: 'artists', wire: 'coverImage', field: 'coverImage', value: () => picture() },
  { kind: 'songs', wire: 'artist', field: 'artist', value: (api) => createId(api, 'artists', 'Someone') },
  { kind: 'songs', wire: 'album', field: 'album', value: (api) => createId(api, 'albums', 'Something') },
  { kind: 'songs', wire: 'songFile', field: 'fileUrl', value: async () => sound() },
  { kind: 'albums', wire: 'artist', field: 'artist', value: (api) => createId(api, 'artists', 'Someone') },
  { kind: 'videos', wire: 'artist', field: 'artist', value: (api) => createId(api, 'artists', 'Someone') },
  { kind: 'videos', wire: 'channel', field: 'channel', value: (api) => createId(api, 'channels', 'Somewhere') },
  { kind: 'videos', wire: 'thumbnail', field: 'thumbnail', value: () => picture() },
  { kind: 'channels', wire: 'banner', field: 'banner', value: () => picture() },
];
