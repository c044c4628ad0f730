import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AUTH_PATHS, SAME_SONGS_PATH } from '../../contract/endpoints';
import { envelopeSchema, failureSchema } from '../../contract/envelope';
import { KINDS } from '../../contract/kinds';
import { API_PATH, APP_HEADER, IDEMPOTENCY_HEADER, VERSION_HEADER } from '../../contract/limits';
import { importing, say } from '../../messages/importing';
import { CallFailure, type Catalogue, retryAfterOf } from '../catalogue';
import { Unreadable } from '../source';
import { type Body, multipartOf } from './multipart';

/** Nothing comes or goes for so long: the line is lost. A server looks at a large file for a while before it answers. */
const SILENCE_MS = 120_000;

const rowSchema = z.looseObject({ _id: z.string() });
const rowsSchema = z.array(rowSchema);
const signedInSchema = z.object({ token: z.string() });

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: Body;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

const jsonOf = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) } as const;

/**
 * Sends a call, its body as it is read. An answer that comes before the whole body was taken counts. Rejects with what reading the body
 * rejects with, else with CallFailure of status 0 where no answer came.
 */
const send = (url: URL, { method, body, headers, signal }: Call): Promise<{ status: number; retryAfter?: string; raw: string }> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    let fault: unknown;
    const fail = (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reject(fault ?? new CallFailure(say(importing.noAnswer, { host: url.host, reason }), 0));
    };
    const take = (answer: IncomingMessage) => {
      text(answer).then(
        (raw) => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], raw }),
        fail,
      );
    };
    const sent = body && { 'Content-Type': body.type, 'Content-Length': body.length };
    const options = { method, headers: { ...headers, ...sent }, signal, timeout: SILENCE_MS };
    const call = isSecure
      ? requestHttps(url, { ...options, agent: agents['https:'] }, take)
      : requestHttp(url, { ...options, agent: agents['http:'] }, take);
    call.on('timeout', () => call.destroy(new Error('the line is silent')));
    call.on('error', fail);
    if (body === undefined) call.end();
    else
      pipeline(body.stream(), call).catch((error: unknown) => {
        // Of a line that broke, or was answered early, the call itself tells.
        if (error instanceof Unreadable) fault = error;
        call.destroy();
      });
  });

/** The API of a server, as an import needs it, and signing in to it. */
export const connect = (host: string): { catalogue: Catalogue; signIn: (email: string, password: string) => Promise<void> } => {
  const base = `${host.replace(/\/+$/, '')}${API_PATH}/`;
  let token: string | undefined;

  const call = async (asked: Call): Promise<unknown> => {
    const query = new URLSearchParams(asked.query).toString().replaceAll('+', '%20');
    const headers = {
      [APP_HEADER.name]: APP_HEADER.value,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...asked.headers,
    };
    const { status, retryAfter, raw } = await send(new URL(`${asked.path}${query && '?'}${query}`, base), { ...asked, headers });
    const json = jsonOf(raw);
    const body = envelopeSchema.safeParse(json);
    if (status >= 200 && status < 300 && body.success && body.data.success) return body.data.data;
    const failure = failureSchema.safeParse(json);
    const message = failure.success ? failure.data.message : `The server answered ${status} and said nothing more.`;
    throw new CallFailure(message, status, failure.success ? failure.data.field : undefined, retryAfterOf(retryAfter));
  };
  const parsed = <S extends z.ZodType>(schema: S, data: unknown): z.output<S> => {
    const found = schema.safeParse(data);
    if (!found.success) throw new CallFailure('The server’s answer is not what the contract says.', 500);
    return found.data;
  };
  const orNothing = (statuses: readonly number[]) => (error: unknown) => {
    if (error instanceof CallFailure && statuses.includes(error.status)) return undefined;
    throw error;
  };

  return {
    signIn: async (email, password) => {
      token = undefined;
      const bytes = Buffer.from(JSON.stringify({ email, password }));
      const body = { type: 'application/json', length: bytes.length, stream: () => Readable.from([bytes]) };
      token = parsed(signedInSchema, await call({ method: 'POST', path: AUTH_PATHS.login, body })).token;
    },
    catalogue: {
      search: async (kind, key) =>
        parsed(rowsSchema, await call({ method: 'GET', path: KINDS[kind].search, query: { [KINDS[kind].searchTerm]: key } })),
      sameSongs: async (...sha256s) => {
        const query = { sha256: sha256s.join(',') };
        const rows = await call({ method: 'GET', path: SAME_SONGS_PATH, query }).catch(orNothing([404, 405]));
        return rows === undefined ? undefined : parsed(rowsSchema, rows);
      },
      song: async (id) => {
        const path = `${KINDS.songs.list}/${encodeURIComponent(id)}`;
        const row = await call({ method: 'GET', path }).catch(orNothing([404]));
        return row === undefined ? undefined : parsed(rowSchema, row);
      },
      create: async (creation) => {
        const { kind, publish, idempotencyKey, signal } = creation;
        const path = publish ? `${KINDS[kind].write}/publish` : KINDS[kind].write;
        const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey };
        return parsed(rowSchema, await call({ method: 'POST', path, body: multipartOf(creation, publish), headers, signal }));
      },
      update: async (change) => {
        const { kind, id, isPublished, version, signal } = change;
        const path = `${KINDS[kind].write}/${encodeURIComponent(id)}`;
        const headers: Record<string, string> = version === undefined ? {} : { [VERSION_HEADER]: `"${version}"` };
        const data = await call({ method: 'PATCH', path, body: multipartOf(change, isPublished), headers, signal });
        return rowSchema.safeParse(data).data ?? { _id: id };
      },
    },
  };
};
