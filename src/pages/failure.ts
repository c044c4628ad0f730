import { HttpError } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

/** The text that tells a person of a failed call; none for a call that was cancelled or came too late. */
export const failureText = (error: unknown): string | undefined => {
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return error instanceof Error && error.message ? error.message : 'catalogue.error.unknown';
};

/** The call reached a server and came back with a refusal. */
export const isAnswered = (error: unknown) => error instanceof HttpError && error.status > 0;

/** The field that the API names in its refusal, and the text to mark it with; undefined where it names none of the form's. */
export const failedField = (error: unknown, values: FieldValues): { field: string; text: string } | undefined => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('field' in body) || typeof body.field !== 'string') return undefined;
  return Object.hasOwn(values, body.field) ? { field: body.field, text: failureText(error) ?? '' } : undefined;
};
