import type { Envelope } from '../contract/envelope';
import { API_PATH, APP_HEADER } from '../contract/limits';
import { answerFailure, callFailure, cancelled } from './failure';
import { isObject, parseJson } from './parse';
import { markRefusal } from './refusal';
import { transmit } from './transport';
import type { Http, HttpRequest, Session } from './types';
import type { Answer } from './wire';

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

// The body is read here, so that a page of HTML from a proxy is told from an envelope.
const bodyOf = ({ status, text }: Answer) => (status === NO_CONTENT ? { success: true } : parseJson(text));

const envelopeOf = <T>(answer: Answer): Envelope<T> => {
  const { status } = answer;
  const body = bodyOf(answer);
  const good = status >= 200 && status < 300 && isObject(body) && body.success === true;
  if (!good) throw answerFailure(status, body);
  // The one place where an answer enters; who asked says what it holds.
  return body as Envelope<T>;
};

/**
 * The one door to the API (spec 7): every call goes to `{host}/api/v1` with the Bearer token and the fixed app header.
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

  /** A 401 ends the session it was sent in, and no other. */
  const refuse = (error: Error, request: HttpRequest, token: string | null) => {
    if (request.guest) markRefusal(error, 'guest');
    else if (session.refuse(token) === 'late') markRefusal(error, 'late');
    return error;
  };

  return {
    request: async <T>(request: HttpRequest) => {
      const token = request.guest ? null : session.token();
      const person = session.user()?._id;
      /** Whoever asked is gone by now: neither rows nor messages of theirs may reach the next person. */
      const stopIfOvertaken = () => {
        if (request.guest || session.user()?._id === person) return;
        const error = cancelled();
        markRefusal(error, 'late');
        throw error;
      };
      const response = await send(request, token).catch((error: unknown) => {
        stopIfOvertaken();
        throw error;
      });
      stopIfOvertaken();
      if (response.status === UNAUTHORIZED) throw refuse(answerFailure(UNAUTHORIZED, bodyOf(response)), request, token);
      return envelopeOf<T>(response);
    },
  };
};
