import { z } from 'zod';
import { API_PATH } from '../../contract/limits';
import { hashToken, startSession } from '../credentials/sessions';
import type { OpenApp } from '../start/openApp';

const madeSchema = z.object({ success: z.literal(true), data: z.object({ _id: z.string() }) });

/** The fields of a form; what is undefined is left out. */
export type Fields = Readonly<Record<string, string | File | undefined>>;

/** The API as the samples are made through it: the same checks as for everybody. */
export interface SampleClient {
  /** Creates a record and gives its id. Throws with the API's message. */
  create: (path: string, fields: Fields, published: boolean) => Promise<string>;
  /** A PATCH, with a JSON body where it has one. */
  patch: (path: string, json?: unknown) => Promise<void>;
}

/** Calls in the name of a user, in this process. `end` closes the session. */
export async function openClient(
  { app, services }: OpenApp,
  userId: string,
): Promise<SampleClient & { end: () => Promise<void> }> {
  const { database, clock } = services;
  const token = await startSession(database, userId, clock());
  const call = async (method: string, path: string, body?: FormData | string): Promise<unknown> => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    const response = await app.fetch(new Request(`http://localhost${API_PATH}/${path}`, { method, headers, body }));
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`The sample catalogue could not be made: ${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    create: async (path, fields, published) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
      return madeSchema.parse(await call('POST', published ? `${path}/publish` : path, form)).data._id;
    },
    patch: async (path, json) => {
      await call('PATCH', path, json === undefined ? undefined : JSON.stringify(json));
    },
    end: async () => {
      await database.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
    },
  };
}
