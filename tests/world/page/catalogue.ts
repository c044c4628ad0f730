import { z } from 'zod';
import { DELETED_PATHS, playlistSongPath } from '../../../src/contract/endpoints';
import { KINDS, type RecordKind, type ResourceName } from '../../../src/contract/kinds';
import { API_PATH, APP_HEADER } from '../../../src/contract/limits';
import { type Artist, artistSchema } from '../../../src/contract/listings';
import { type LoginAnswer, loginAnswerSchema } from '../../../src/contract/session';
import { ADMIN } from '../built';

/** A picture or sound to send: as the person's disk has it. */
export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The API spoken to as a client other than the console would: to prepare a test, and to look at what it left. */
export interface Catalogue {
  signIn(email?: string, password?: string): Promise<LoginAnswer>;
  addArtist(
    fields: Partial<Record<'stageName' | 'firstName' | 'lastName', string>>,
    photo: Upload,
    publish?: boolean,
  ): Promise<Artist>;
  /** Artists as the API lists them, newest first, all pages. */
  artists(): Promise<Artist[]>;
  deleteArtist(id: string): Promise<void>;
  /** Creates a record of any kind, its fields by their wire names. Throws with the API's message. */
  add(kind: ResourceName, fields: Readonly<Record<string, string | Upload>>, publish?: boolean): Promise<Row>;
  /** All records of a kind as the API lists them, newest first. */
  all(kind: ResourceName): Promise<Row[]>;
  remove(kind: ResourceName, id: string): Promise<void>;
  /** Changes texts of a record, as somebody else. */
  change(kind: ResourceName, id: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Puts a song at the end of a playlist. */
  addSong(playlistId: string, songId: string): Promise<void>;
  /** Deletes everything that is there, and everybody but the first admin. */
  clear(): Promise<void>;
}

const rowSchema = z.looseObject({ _id: z.string() });
/** A record of any kind, its fields as the API names them. */
export type Row = z.infer<typeof rowSchema>;

/** What others point at comes after them. */
const CLEARED = ['announcements', 'ads', 'playlists', 'videos', 'songs', 'albums', 'channels', 'artists'] as const;

const fileOf = ({ name, mimeType, buffer }: Upload) => new File([new Uint8Array(buffer)], name, { type: mimeType });

const answerSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  data: z.unknown().optional(),
  pagination: z.object({ next: z.object({ page: z.number() }).nullish() }).nullish(),
});

/** @param origin of a running server, without a slash at the end */
export const createCatalogue = (origin: string): Catalogue => {
  let signedIn: Promise<LoginAnswer> | undefined;

  const call = async (method: string, path: string, body?: FormData | string, token?: string) => {
    const headers = new Headers({ [APP_HEADER.name]: APP_HEADER.value });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    const response = await fetch(`${origin}${API_PATH}/${path}`, { method, headers, body });
    const answer = answerSchema.parse(await response.json());
    if (!response.ok || !answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer;
  };

  const signIn = async (email = ADMIN.email, password = ADMIN.password) =>
    loginAnswerSchema.parse((await call('POST', 'auth/login', JSON.stringify({ email, password }))).data);

  const callSignedIn = async (method: string, path: string, body?: FormData | string) => {
    signedIn ??= signIn();
    return call(method, path, body, (await signedIn).token);
  };

  const rowsAt = async (path: string) => {
    const rows: Row[] = [];
    let page: number | undefined = 1;
    while (page !== undefined) {
      const answer = await callSignedIn('GET', `${path}?limit=100&page=${page}`);
      rows.push(...z.array(rowSchema).parse(answer.data));
      page = answer.pagination?.next?.page;
    }
    return rows;
  };
  const all = (kind: ResourceName) => rowsAt(KINDS[kind].list);

  const add: Catalogue['add'] = async (kind, fields, publish = false) => {
    const { write, constants }: RecordKind = KINDS[kind];
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...constants, ...fields }))
      form.append(name, typeof value === 'string' ? value : fileOf(value));
    return rowSchema.parse((await callSignedIn('POST', publish ? `${write}/publish` : write, form)).data);
  };

  const change: Catalogue['change'] = async (kind, id, fields) => {
    const { write, updateBody }: RecordKind = KINDS[kind];
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await callSignedIn('PATCH', `${write}/${id}`, updateBody === 'json' ? JSON.stringify(fields) : form);
  };

  const remove = async (kind: ResourceName, id: string) => {
    await callSignedIn('DELETE', `${KINDS[kind].write}/${id}`);
  };

  return {
    signIn,
    add,
    all,
    remove,
    change,
    addSong: async (playlistId, songId) => {
      await callSignedIn('PATCH', playlistSongPath(playlistId, 'add', songId));
    },
    artists: async () => z.array(artistSchema).parse(await all('artists')),
    deleteArtist: (id) => remove('artists', id),
    addArtist: async (fields, photo, publish) => artistSchema.parse(await add('artists', { ...fields, photo }, publish)),
    clear: async () => {
      const [people, ...there] = await Promise.all([all('users'), ...CLEARED.map(all)]);
      const others = people.filter(({ email }) => email !== ADMIN.email);
      await Promise.all(others.map(({ _id }) => remove('users', _id)));
      for (const [at, kind] of CLEARED.entries()) await Promise.all((there[at] ?? []).map(({ _id }) => remove(kind, _id)));
      // With their files: none of it could be brought back to a test.
      const deleted = await Promise.all(CLEARED.map((kind) => rowsAt(DELETED_PATHS.list(kind))));
      for (const [at, kind] of CLEARED.entries())
        await Promise.all((deleted[at] ?? []).map(({ _id }) => callSignedIn('DELETE', DELETED_PATHS.remove(kind, _id))));
    },
  };
};
