import { HttpError } from 'react-admin';
import { app } from '../messages/app';
import { isObject, textOf } from './parse';
import { NoAnswer } from './wire';

const { network, unknown } = app.catalogue.error;

const spoken = (value: unknown): string | undefined => {
  const text = textOf(value)?.trim();
  return text === '' ? undefined : text;
};

/** The sentence of an answer: `message`, or `error` where a server speaks so. */
const messageOf = (body: unknown): string | undefined => {
  if (!isObject(body)) return undefined;
  const { message, error } = body;
  return spoken(message) ?? spoken(error) ?? (isObject(error) ? spoken(error.message) : undefined);
};

/** An answer that is a failure: its own message, or 'Something went wrong, try again' (spec 8). */
export const answerFailure = (status: number, body: unknown) => new HttpError(messageOf(body) ?? unknown, status, body);

/** The error of a cancelled call. react-query and react-admin know it by its class and name, and stay silent. */
export const cancelled = () => new DOMException('The call was cancelled', 'AbortError');

/** A call that got no answer: the network's text, or 'Something went wrong, try again' where nothing was sent (spec 8). Status 0. */
export const callFailure = (error: unknown, signal?: AbortSignal) => {
  if (signal?.aborted) return cancelled();
  return new HttpError(error instanceof NoAnswer ? network : unknown, 0);
};
