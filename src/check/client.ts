import { z } from 'zod';
import { envelopeSchema } from '../contract/envelope';
import { API_PATH, APP_HEADER } from '../contract/limits';
import { Differs } from './outcome';

/** How long a server may take for one call, in milliseconds. */
const PATIENCE = 60_000;

export interface CallOptions {
  token?: string;
  json?: unknown;
  form?: FormData;
}

/** An answer in the envelope of spec 7, whatever it says. */
export interface Answer {
  call: string;
  status: number;
  body: z.output<typeof envelopeSchema>;
}

/** Speaks to a server as the console does. */
export interface Client {
  /** @throws Differs when no answer comes, or one that is no envelope */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

const headersOf = ({ token, json }: CallOptions): Record<string, string> => ({
  [APP_HEADER.name]: APP_HEADER.value,
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
});

/** @param host origin of the server, without /api/v1 */
export const createClient = (host: string, fetch: (request: Request) => Response | Promise<Response>): Client => ({
  async call(method, path, options = {}) {
    const call = `${method} ${path}`;
    const { json, form } = options;
    const request = new Request(`${host.replace(/\/+$/, '')}${API_PATH}/${path}`, {
      method,
      headers: headersOf(options),
      body: json === undefined ? form : JSON.stringify(json),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const response = await Promise.resolve(fetch(request)).catch((error: unknown) => {
      throw new Differs(`${call} was not answered (${error instanceof Error ? error.message : String(error)}).`);
    });
    const text = await response.text();
    const body = envelopeSchema.safeParse(parsed(text));
    if (!body.success)
      throw new Differs(`${call} answered ${response.status} without the envelope: ${z.prettifyError(body.error)}`);
    return { call, status: response.status, body: body.data };
  },
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The data of an answer, which must be a success that holds what the schema says. @throws Differs */
export const dataOf = <S extends z.ZodType>({ call, status, body }: Answer, schema: S): z.output<S> => {
  if (status < 200 || status > 299) throw new Differs(`${call} answered ${status}: ${body.message ?? 'no message'}`);
  if (!body.success) throw new Differs(`${call} answered ${status} with success: false: ${body.message ?? 'no message'}`);
  const data = schema.safeParse(body.data);
  if (!data.success) throw new Differs(`${call} answered data of another form: ${z.prettifyError(data.error)}`);
  return data.data;
};

/** The call must have been refused, in words. @param expected the status, where it matters @throws Differs */
export const requireRefusal = ({ call, status, body }: Answer, expected?: number): void => {
  if (body.success) throw new Differs(`${call} answered ${status} with success: true; it must be refused`);
  if (!body.message) throw new Differs(`${call} answered ${status} without a message for the person`);
  if (expected !== undefined && status !== expected) throw new Differs(`${call} answered ${status}; it must be ${expected}`);
};
