import { z } from 'zod';
import { envelopeSchema } from '../contract/envelope';
import { API_PATH, APP_HEADER, VERSION_HEADER } from '../contract/limits';

const PATIENCE_MS = 60_000;
const NO_CONTENT = 204;

/** What the server does otherwise than the contract says. */
export class Difference extends Error {
  override name = 'Difference';
}

export interface CallOptions {
  token?: string;
  json?: unknown;
  form?: FormData;
  /** Of the record, as the caller knows it. */
  version?: number;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  call: string;
  status: number;
  body: z.output<typeof envelopeSchema>;
}

/** Calls a server as the console does. Difference when no answer comes, or one without the envelope of spec 7. */
export type Client = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** Loads a file as a browser does for a page of the console, without a token; an address without a host is one of the server's. */
export type Load = (address: string) => Promise<{ status: number; type: string }>;

const headersOf = ({ token, json, version, headers }: CallOptions): Record<string, string> => ({
  [APP_HEADER.name]: APP_HEADER.value,
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(version === undefined ? {} : { [VERSION_HEADER]: `"${version}"` }),
  ...headers,
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Fetch = (request: Request) => Response | Promise<Response>;

export const createLoad =
  (host: string, fetch: Fetch): Load =>
  async (address) => {
    const request = new Request(new URL(address, host), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const response = await Promise.resolve(fetch(request)).catch((error: unknown) => {
      throw new Difference(`${address} was not answered (${error instanceof Error ? error.message : String(error)}).`);
    });
    await response.body?.cancel();
    return { status: response.status, type: response.headers.get('Content-Type') ?? 'no type' };
  };

export const createClient =
  (host: string, fetch: Fetch): Client =>
  async (method, path, options = {}) => {
    const call = `${method} ${path}`;
    const { json, form } = options;
    const request = new Request(`${host.replace(/\/+$/, '')}${API_PATH}/${path}`, {
      method,
      headers: headersOf(options),
      body: json === undefined ? form : JSON.stringify(json),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const response = await Promise.resolve(fetch(request)).catch((error: unknown) => {
      throw new Difference(`${call} was not answered (${error instanceof Error ? error.message : String(error)}).`);
    });
    if (response.status === NO_CONTENT) return { call, status: NO_CONTENT, body: { success: true } };
    const text = await response.text().catch(() => '');
    const body = envelopeSchema.safeParse(jsonOf(text));
    if (!body.success && jsonOf(text) === undefined) {
      const what = `${response.headers.get('Content-Type') ?? 'no type'}, ${Buffer.byteLength(text)} bytes`;
      throw new Difference(`${call} answered ${response.status} with no JSON (${what}).`);
    }
    if (!body.success)
      throw new Difference(`${call} answered ${response.status} without the envelope: ${z.prettifyError(body.error)}`);
    return { call, status: response.status, body: body.data };
  };

export const requireSuccess = ({ call, status, body }: Answer): void => {
  if (status < 200 || status > 299) throw new Difference(`${call} answered ${status}: ${body.message ?? 'no message'}`);
  if (!body.success) throw new Difference(`${call} answered ${status} with success: false: ${body.message ?? 'no message'}`);
};

export const dataOf = <S extends z.ZodType>(answer: Answer, schema: S): z.output<S> => {
  requireSuccess(answer);
  const data = schema.safeParse(answer.body.data);
  if (!data.success) throw new Difference(`${answer.call} answered data of another form: ${z.prettifyError(data.error)}`);
  return data.data;
};

export const requireRefusal = ({ call, status, body }: Answer, expected = status): void => {
  if (body.success) throw new Difference(`${call} answered ${status} with success: true; it must be refused`);
  if (!body.message) throw new Difference(`${call} answered ${status} without a message for the person`);
  if (status !== expected) throw new Difference(`${call} answered ${status}; it must be ${expected}`);
};
