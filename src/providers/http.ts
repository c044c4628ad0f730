import axios, { type AxiosResponse } from 'axios';
import type { Envelope } from '../contract/envelope';
import { API_PATH, APP_HEADER } from '../contract/limits';
import { answerFailure, callFailure, cancelled } from './failure';
import { isObject, parseJson, textOf } from './parse';
import { markRefusal } from './refusal';
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

const bodyOf = ({ status, data }: AxiosResponse<unknown>) =>
  status === NO_CONTENT ? { success: true } : parseJson(textOf(data) ?? null);

const envelopeOf = <T>(response: AxiosResponse<unknown>): Envelope<T> => {
  const { status } = response;
  const body = bodyOf(response);
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
  const client = axios.create({
    baseURL: `${host.replace(/\/+$/, '')}${API_PATH}/`,
    headers: { [APP_HEADER.name]: APP_HEADER.value },
    // The body is read here, so that a page of HTML from a proxy is told from an envelope.
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
  });

  const send = async (request: HttpRequest, token: string | null): Promise<AxiosResponse<unknown>> => {
    const { method, body, signal, onProgress } = request;
    try {
      return await client.request({
        method,
        url: address(request),
        data: body,
        signal,
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        onUploadProgress: onProgress && (({ loaded, total }) => onProgress(total ? loaded / total : 0)),
      });
    } catch (error) {
      throw callFailure(error);
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
