import type { Context } from 'hono';
import { IDEMPOTENCY_HEADER } from '../../contract/limits';
import { ApiError } from '../errors/apiError';
import type { UploadedForm } from '../files/types';
import { answerData } from '../http/answers';
import type { AppEnv } from '../http/context';
import type { Services } from '../services/services';
import { AnsweredBefore, EACH_TIME, hashOf, type Once, onceUnder } from './once';

/** Sent twice it comes as one with a blank in the middle. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The key of a call; undefined where it names none. ApiError 400 for what can be no key. */
export const readKey = (context: Context<AppEnv>): string | undefined => {
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || KEY.test(key)) return key;
  throw new ApiError(
    400,
    `The header ${IDEMPOTENCY_HEADER} takes one key of 1 to 255 letters, digits and signs of ASCII, such as a UUID.`,
    IDEMPOTENCY_HEADER,
  );
};

const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) => (one < other ? -1 : 1);

/** The same for the same fields and bytes of files, in whatever order they came. */
const fingerprintOf = (call: string, { fields, files }: UploadedForm): string =>
  hashOf([
    call,
    Object.entries(fields).sort(byName),
    Object.entries(files)
      .map(([field, { sha256 }]) => [field, sha256] as const)
      .sort(byName),
  ]);

/**
 * Answers a create by somebody signed in: with what `create` gives, or, where it was done before, with the answer of that time.
 * @param create gets what makes it happen once, by the form that it reads
 */
export const answerCreate = async (
  context: Context<AppEnv>,
  services: Pick<Services, 'database' | 'clock'>,
  create: (onceFor: (form: UploadedForm) => Once) => Promise<unknown>,
) => {
  const key = readKey(context);
  const owner = context.get('signedIn')._id;
  const onceFor = (form: UploadedForm) =>
    key === undefined ? EACH_TIME : onceUnder(services, { key, owner, fingerprint: fingerprintOf(context.req.path, form) });
  const data = await create(onceFor).catch((error: unknown) => {
    if (error instanceof AnsweredBefore) return error.answer;
    throw error;
  });
  return answerData(context, data, 201);
};
