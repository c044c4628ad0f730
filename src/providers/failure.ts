import { HttpError } from 'react-admin';
import { app } from '../messages/app';
import { asText, isObject } from './parse';
import { NoAnswer } from './transport';

const { network, unknown } = app.catalogue.error;

const sentence = (value: unknown) => asText(value)?.trim() || undefined;

/** What an answer says in words: `message`, or `error` where a server speaks so. */
const messageOf = (body: unknown): string | undefined => {
  if (!isObject(body)) return undefined;
  const { message, error } = body;
  return sentence(message) ?? sentence(error) ?? (isObject(error) ? sentence(error.message) : undefined);
};

/** An answer that is a failure: its own message, or 'Something went wrong, try again' (spec 8). */
export const answerFailure = (status: number, body: unknown) => new HttpError(messageOf(body) ?? unknown, status, body);

/** The error of a call that nobody waits for any more. react-query and react-admin know it by its class and name. */
export const cancelled = () => new DOMException('The call was cancelled', 'AbortError');

/** A call without an answer: the network's text, or 'Something went wrong, try again' where nothing was sent (spec 8). Status 0. */
export const callFailure = (error: unknown, signal?: AbortSignal) => {
  if (signal?.aborted) return cancelled();
  return new HttpError(error instanceof NoAnswer ? network : unknown, 0);
};
