import { HttpError } from 'react-admin';
import { common } from '../messages/common';
import { asText, isObject } from './parse';
import { type Answer, NoAnswer } from './transport';

const { network, unknown } = common.error;

const sentence = (value: unknown) => asText(value)?.trim() || undefined;

const messageOf = (body: unknown): string | undefined => {
  if (!isObject(body)) return undefined;
  const { message, error } = body;
  return sentence(message) ?? sentence(error) ?? (isObject(error) ? sentence(error.message) : undefined);
};

/** Of an answer that is no success: its own message, or 'Something went wrong, try again' (spec 8), and `retryAfter` as it came. */
export const answerFailure = ({ status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>, body: unknown) =>
  Object.assign(new HttpError(messageOf(body) ?? unknown, status, body), retryAfter === undefined ? {} : { retryAfter });

/**
 * For a call that nobody waits for any more. react-query and react-admin know it by its class and name.
 * @param wasDone whether the API did what was asked, where it answered after all
 */
export const cancellation = (wasDone?: boolean) =>
  Object.assign(new DOMException('The call was cancelled', 'AbortError'), { wasDone });

/** Of a call without an answer: the network's text, or 'Something went wrong, try again' where nothing was sent (spec 8). */
export const callFailure = (error: unknown, signal?: AbortSignal) => {
  if (signal?.aborted) return cancellation();
  return new HttpError(error instanceof NoAnswer ? network : unknown, 0);
};
