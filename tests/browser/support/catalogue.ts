import { z } from 'zod';
import { API_PATH, APP_HEADER } from '../../../src/contract/limits';
import { type Artist, artistSchema } from '../../../src/contract/listings';
import { type LoginAnswer, loginAnswerSchema } from '../../../src/contract/session';
import { ADMIN } from './server';

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
  /** Deletes everything that is there. */
  clear(): Promise<void>;
}

const answerSchema = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  data: z.unknown().optional(),
  pagination: z.object({ next: z.object({ page: z.number() }).nullish() }).nullish(),
});

/** @param origin of a running server, without a slash at the end */
export const createCatalogue = (origin: string): Catalogue => {
  let token: string | undefined;

  const call = async (method: string, path: string, body?: FormData | string) => {
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

  const callSignedIn: typeof call = async (...request) => {
    token ??= (await signIn()).token;
    return call(...request);
  };

  const artists = async () => {
    const rows: Artist[] = [];
    let page: number | undefined = 1;
    while (page !== undefined) {
      const answer = await callSignedIn('GET', `listings/artists?limit=20&page=${page}`);
      rows.push(...z.array(artistSchema).parse(answer.data));
      page = answer.pagination?.next?.page;
    }
    return rows;
  };

  const deleteArtist = async (id: string) => {
    await callSignedIn('DELETE', `listings/artists/${id}`);
  };

  return {
    signIn,
    artists,
    deleteArtist,
    addArtist: async (fields, photo, publish = false) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('photo', new File([new Uint8Array(photo.buffer)], photo.name, { type: photo.mimeType }));
      const answer = await callSignedIn('POST', publish ? 'listings/artists/publish' : 'listings/artists', form);
      return artistSchema.parse(answer.data);
    },
    clear: async () => {
      for (const { _id } of await artists()) await deleteArtist(_id);
    },
  };
};
