import type { Envelope } from '../contract/envelope';
import { API_PATH, APP_HEADER } from '../contract/limits';
import { requireReadable } from './chosenFiles';
import { answerFailure, callFailure, cancellation } from './failure';
import { isObject, parseJson } from './parse';
import { type Answer, transmit } from './transport';
import type { Http, HttpRequest, Session } from './types';

const NO_CONTENT = 204;
const UNAUTHORIZED = 401;

/** Path and query, each value encoded once; a space as %20, which every server reads. */
const address = ({ path, query = {} }: HttpRequest) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString().replaceAll('+', '%20')}`;
};

/** Throws the failure of any answer that is no success, such as a proxy's page of HTML. */
const envelopeOf = <T>({ status, text }: Answer): Envelope<T> => {
  const body = status === NO_CONTENT ? { success: true } : parseJson(text);
  const isGood = status >= 200 && status < 300 && isObject(body) && body.success === true;
  if (!isGood) throw answerFailure(status, body);
  // The one place where an answer enters; who asked says what it holds.
  return body as Envelope<T>;
};

/**
 * Here the API ends a session (spec 8: only 401 signs out). The listener of `session.refuse`, SessionBoundary, takes all screens down
 * before the call rejects: one logout and one alert for any number of calls. From then on every answer, good or bad, rejects as a
 * cancelled call: one that resolved would make a lost save look like one that worked.
 * @param host origin of the API, '' for the console's own
 */
export const createHttp = ({ host, session }: { host: string; session: Session }): Http => {
  const base = `${host.replace(/\/+$/, '')}${API_PATH}/`;

  const send = async (request: HttpRequest, token: string | null): Promise<Answer> => {
    const { method, body, signal, onProgress } = request;
    const isForm = body instanceof FormData;
    const headers = {
      [APP_HEADER.name]: APP_HEADER.value,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      // A form's own type names its boundary; the browser writes it.
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    };
    // Before and behind the sending, which may take long: the network's failure would be the same at every try.
    if (isForm) await requireReadable(body);
    try {
      const url = `${base}${address(request)}`;
      return await transmit({ method, url, headers, body: isForm ? body : JSON.stringify(body), signal, onProgress });
    } catch (error) {
      if (isForm && !signal?.aborted) await requireReadable(body);
      throw callFailure(error, signal);
    }
  };

  return {
    request: async <T>(request: HttpRequest) => {
      if (request.guest) return envelopeOf<T>(await send(request, null));
      const token = session.token();
      const person = session.user()?._id;
      const answer = await send(request, token).finally(() => {
        if (!session.isStill(person)) throw cancellation();
      });
      if (answer.status === UNAUTHORIZED && session.refuse(token)) throw cancellation();
      return envelopeOf<T>(answer);
    },
  };
};
