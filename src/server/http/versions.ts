import type { Context } from 'hono';
import { VERSION_HEADER } from '../../contract/limits';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

/** The versions of a record that a call takes for the one it is about; undefined takes any. */
export type ExpectedVersion = ReadonlySet<string> | undefined;

const LIST = /^(?:\s*(?:W\/)?"[!#-~\x80-\xff]*"\s*(?:,|$))+$/;
const TAGS = /(W\/)?"([^"]*)"/g;

/**
 * Reads If-Match as RFC 9110 has it: one tag or several, of which one has to fit, or `*` for whatever is there. A weak tag (W/) fits nothing.
 * @throws ApiError 400 for what is no such list
 */
export const readVersions = (header: string | undefined): ExpectedVersion => {
  if (header === undefined || header.trim() === '*') return undefined;
  if (!LIST.test(header))
    throw new ApiError(400, `The header ${VERSION_HEADER} takes the version of a record in quotation marks, such as "3".`);
  return new Set([...header.matchAll(TAGS)].flatMap(([, weak, tag = '']) => (weak === undefined ? [tag] : [])));
};

/** The version that the caller knows the record by. ApiError 400. */
export const expectedVersion = (context: Context<AppEnv>): ExpectedVersion => readVersions(context.req.header(VERSION_HEADER));

/** Whether a row is of a version that the call takes. */
export const isExpected = ({ version }: { version: number }, expected: ExpectedVersion): boolean =>
  expected === undefined || expected.has(String(version));
