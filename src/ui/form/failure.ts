import { HttpError } from 'react-admin';
import { IDEMPOTENCY_HEADER } from '../../contract/limits';
import type { CatalogueRecord } from '../../providers/types';

/** What a form itself finds wrong with a field. `message`, and `text` to mark the field with, are keys of texts. */
export class FieldFailure extends Error {
  constructor(
    message: string,
    readonly field: string,
    readonly text: string,
  ) {
    super(message);
  }
}

/** The text, or its key, that tells a person of a failed call; undefined for a cancelled one. */
export const failureText = (failure: unknown): string | undefined => {
  if (failure instanceof Error && failure.name === 'AbortError') return undefined;
  return failure instanceof Error && failure.message ? failure.message : 'catalogue.error.unknown';
};

export const isAnswered = (failure: unknown) => failure instanceof HttpError && failure.status > 0;

/** The record of an edit page was deleted meanwhile: no further try can save it. */
export const isOfGone = (failure: unknown) => failure instanceof HttpError && (failure.status === 404 || failure.status === 410);

/** What came of a record that somebody else changed while a call about it was made. */
export interface ChangedMeanwhile {
  /** As it is now. */
  record: CatalogueRecord;
  /** Who changed it last, where the API says so. */
  by?: { _id: string; fullName: string };
}

const CHANGED_MEANWHILE = 412;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Of a call that was refused because somebody else was first; undefined for any other failure, and where the API does not say how it is now. */
export const changedMeanwhile = (failure: unknown): ChangedMeanwhile | undefined => {
  if (!(failure instanceof HttpError) || failure.status !== CHANGED_MEANWHILE || !isObject(failure.body)) return undefined;
  const { data, changedBy } = failure.body;
  if (!isObject(data) || data._id === undefined) return undefined;
  const _id = String(data._id);
  const isPerson = isObject(changedBy) && typeof changedBy._id === 'string' && typeof changedBy.fullName === 'string';
  const by = isPerson ? { _id: String(changedBy._id), fullName: String(changedBy.fullName) } : undefined;
  return { record: { ...data, _id, id: _id }, by };
};

/** Of a call whose session ended under way: whether the API did what was asked; undefined where that is not known. */
export const wasDone = (failure: unknown): boolean | undefined =>
  typeof failure === 'object' && failure !== null && 'wasDone' in failure && typeof failure.wasDone === 'boolean'
    ? failure.wasDone
    : undefined;

/** The field that a failure names, by its name on the wire, and the text to mark it with. */
export const failedField = (failure: unknown): { field: string; text: string } | undefined => {
  if (failure instanceof FieldFailure) return failure;
  const body: unknown = failure instanceof HttpError ? failure.body : undefined;
  if (typeof body !== 'object' || body === null || !('field' in body) || typeof body.field !== 'string') return undefined;
  return { field: body.field, text: failureText(failure) ?? '' };
};

/** Another form was sent under the same key before, and that one is saved. */
export const isSavedBefore = (failure: unknown) =>
  failure instanceof HttpError && failure.status === 422 && failedField(failure)?.field === IDEMPOTENCY_HEADER;
