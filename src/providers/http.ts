import type { Envelope } from '../contract/envelope';
import { API_PATH, APP_HEADER } from '../contract/limits';
import { answerFailure, callFailure, cancelled } from './failure';
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

/** The envelope of a good answer; throws the failure of any other, such as a proxy's page of HTML. */
const envelopeOf = <T>({ status, text }: Answer): Envelope<T> => {
  const body = status === NO_CONTENT ? { success: true } : parseJson(text);
  const isGood = status >= 200 && status < 300 && isObject(body) && body.success === true;
  if (!isGood) throw answerFailure(status, body);
  // The one place where an answer enters; who asked says what it holds.
  return body as Envelope<T>;
};

/**
 * The one door to the API (spec 7): every call goes to `{host}/api/v1` with the Bearer token and the fixed app header.
 *
 * Here the API ends a session (spec 8: only 401 signs out). `session.refuse` ends it if the refused token is its own, and its listener,
 * SessionBoundary, takes all screens down before the call rejects: one logout and one alert for any number of calls. From then on
 * every answer, rows as well as refusals, rejects as a cancelled call. None resolves, or a lost save would seem to have worked. A
 * visitor's 401 (wrong password) and a 403 are failures like any other.
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
    try {
      const url = `${base}${address(request)}`;
      return await transmit({ method, url, headers, body: isForm ? body : JSON.stringify(body), signal, onProgress });
    } catch (error) {
      throw callFailure(error, signal);
    }
  };

  return {
    request: async <T>(request: HttpRequest) => {
      if (request.guest) return envelopeOf<T>(await send(request, null));
      const token = session.token();
      const person = session.user()?._id;
      const answer = await send(request, token).finally(() => {
        if (!session.isStill(person)) throw cancelled();
      });
      if (answer.status === UNAUTHORIZED && session.refuse(token)) throw cancelled();
      return envelopeOf<T>(answer);
    },
  };
};
