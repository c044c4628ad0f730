import type { Envelope } from '../contract/envelope';
import { callOf } from './calls';
import { requireReadable } from './chosenFiles';
import { answerFailure, callFailure, cancellation } from './failure';
import { isObject, parseJson } from './parse';
import { createRoleWatch } from './roleWatch';
import { type Answer, transmit } from './transport';
import type { Activity, Http, HttpRequest, Session } from './types';

const NO_CONTENT = 204;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

interface HttpOptions {
  /** Origin of the API, or a path of the console's own; '' for its root. */
  host: string;
  session: Session;
  activity: Pick<Activity, 'during'>;
}

const bodyOf = ({ status, text }: Answer): unknown => (status === NO_CONTENT ? { success: true } : parseJson(text));

const isGood = ({ status }: Answer, body: unknown) => status >= 200 && status < 300 && isObject(body) && body.success === true;

/** Throws the failure of any answer that is no success, such as a proxy's page of HTML. */
const envelopeOf = <T>(answer: Answer): Envelope<T> => {
  const body = bodyOf(answer);
  if (!isGood(answer, body)) throw answerFailure(answer, body);
  // The one place where an answer enters; who asked says what it holds.
  return body as Envelope<T>;
};

/**
 * Here the API ends a session (spec 8: only 401 signs out). The listener of `session.refuse`, SessionBoundary, takes all screens down
 * before the call rejects: one logout and one alert for any number of calls. From then on every answer, good or bad, rejects as a
 * cancelled call: one that resolved would make a lost save look like one that worked. And nothing is sent for another person than the one
 * this tab shows itself to.
 */
export const createHttp = ({ host, session, activity }: HttpOptions): Http => {
  const send = async (request: HttpRequest, token: string | null): Promise<Answer> => {
    const { body, signal, onProgress } = request;
    const isForm = body instanceof FormData;
    // Before and behind the sending, which may take long: the network's failure would be the same at every try.
    if (isForm) await requireReadable(body);
    try {
      const call = callOf(host, token, request);
      return await transmit({ ...call, body: isForm ? body : JSON.stringify(body), signal, onProgress });
    } catch (error) {
      if (isForm && !signal?.aborted) await requireReadable(body);
      throw callFailure(error, signal);
    }
  };

  const sendAsSignedIn = async (request: HttpRequest): Promise<Answer> => {
    const token = session.token();
    const person = token === null ? undefined : session.shown();
    if (!session.isStill(person)) throw cancellation(false);
    const sending = send(request, token);
    const answer = await (request.method === 'GET' ? sending : activity.during(sending)).catch((failure) => {
      throw session.isStill(person) ? failure : cancellation();
    });
    if (!session.isStill(person)) throw cancellation(isGood(answer, bodyOf(answer)));
    if (answer.status === UNAUTHORIZED && session.refuse(token)) throw cancellation(false);
    return answer;
  };

  const followRole = createRoleWatch({
    session,
    ask: async (request) => (await sendAsSignedIn(request)).status,
  });

  return {
    request: async <T>(request: HttpRequest) => {
      if (request.guest) return envelopeOf<T>(await send(request, null));
      const answer = await sendAsSignedIn(request);
      if (answer.status === FORBIDDEN) followRole(request);
      return envelopeOf<T>(answer);
    },
  };
};
