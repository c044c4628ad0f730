import { HttpError } from 'react-admin';

/** The text that tells a person of a failed call; none for a call that was cancelled or came too late. */
export const failureText = (failure: unknown): string | undefined => {
  if (failure instanceof Error && failure.name === 'AbortError') return undefined;
  return failure instanceof Error && failure.message ? failure.message : 'catalogue.error.unknown';
};

/** The call reached a server and came back refused. */
export const isAnswered = (failure: unknown) => failure instanceof HttpError && failure.status > 0;

/** The field that a failure names, by its name on the wire, and the text to mark it with. */
export const failedField = (failure: unknown): { field: string; text: string } | undefined => {
  const body: unknown = failure instanceof HttpError ? failure.body : undefined;
  if (typeof body !== 'object' || body === null || !('field' in body) || typeof body.field !== 'string') return undefined;
  return { field: body.field, text: failureText(failure) ?? '' };
};
