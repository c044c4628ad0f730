import { z } from 'zod';
import { API_PATH } from '../../contract/limits';
import { hashToken, startSession } from '../credentials/sessions';
import type { OpenApp } from '../start/openApp';

const madeSchema = z.object({ success: z.literal(true), data: z.object({ _id: z.string() }) });

export type Fields = Readonly<Record<string, string | File | undefined>>;

/** The API, so that samples pass the same checks as everything. */
export interface SampleClient {
  create: (path: string, fields: Fields, published: boolean) => Promise<string>;
  patch: (path: string, json?: unknown) => Promise<void>;
}

export async function openSampleClient(
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
