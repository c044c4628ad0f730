import { z } from 'zod';
import { API_PATH } from '../../contract/limits';
import { hashToken, startSession } from '../credentials/sessions';
import type { OpenApp } from '../start/openApp';

const madeSchema = z.object({ success: z.literal(true), data: z.object({ _id: z.string() }) });

export type Fields = Readonly<Record<string, string | File | undefined>>;

/** Samples go through the API, so that they pass its checks. What it refuses is left out: people may be at work there already. */
export interface SampleClient {
  /** Gives the id; undefined where the sample was refused. */
  create: (path: string, fields: Fields, published: boolean) => Promise<string | undefined>;
  patch: (path: string, json?: unknown) => Promise<void>;
  /** How many calls were refused. */
  refused: () => number;
}

/** A client that works in the name of an admin, the first that there is. Its calls reject for what is a fault of the server. */
export async function openSampleClient({ app, services }: OpenApp): Promise<SampleClient & { end: () => Promise<void> }> {
  const { database, clock } = services;
  const signIn = async () => {
    const active = database.selectFrom('users').select('id').where('role', '=', 'admin').where('isActive', '=', 1);
    const { id } = await active.orderBy('createdAt').limit(1).executeTakeFirstOrThrow();
    return startSession(database, id, clock());
  };
  let token = await signIn();
  let refused = 0;
  const send = (method: string, path: string, body?: FormData | string) => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    return app.fetch(new Request(`http://localhost${API_PATH}/${path}`, { method, headers, body }));
  };
  const call = async (...request: Parameters<typeof send>): Promise<unknown> => {
    let response = await send(...request);
    if (response.status === 401) {
      // Somebody changed the admin's password, which ends all other sessions, or deleted that admin: the last one can't be.
      token = await signIn();
      response = await send(...request);
    }
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const [method, path] = request;
    if (response.status >= 500)
      throw new Error(`The sample catalogue could not be made: ${method} ${path}: ${JSON.stringify(answer)}`);
    refused += 1;
    return undefined;
  };
  return {
    create: async (path, fields, published) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
      const answer = await call('POST', published ? `${path}/publish` : path, form);
      return answer === undefined ? undefined : madeSchema.parse(answer).data._id;
    },
    patch: async (path, json) => {
      await call('PATCH', path, json === undefined ? undefined : JSON.stringify(json));
    },
    refused: () => refused,
    end: async () => {
      await database.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute();
    },
  };
}
