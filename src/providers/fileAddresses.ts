import { HttpError } from 'react-admin';
import { KINDS, RESOURCE_NAMES } from '../contract/kinds';
import { isObject } from './parse';
import type { Http } from './types';

const FILE_FIELDS = new Set(RESOURCE_NAMES.flatMap((name) => Object.keys(KINDS[name].files)));

/** An address that names no host of its own, put on {host}; anything else as it is. */
export const addressAt = (host: string, value: unknown): unknown =>
  typeof value === 'string' && value !== '' && host !== '' && URL.canParse(value, host) ? new URL(value, host).href : value;

const put = (value: unknown, host: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => put(each, host));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    const isAddress = FILE_FIELDS.has(name) && typeof each === 'string';
    return [name, isAddress ? addressAt(host, each) : put(each, host)] as const;
  });
  return Object.fromEntries(entries);
};

/**
 * The same door, with what the API answers as the address of a picture or a sound put on {host} where it names no host of its own, in
 * records and in what they refer to: the console may stand at another origin.
 */
export const withFilesAt = (host: string, http: Http): Http =>
  host === ''
    ? http
    : {
        request: async <T>(request: Parameters<Http['request']>[0]) => {
          const answer = await http.request<T>(request).catch((failure) => {
            // A refusal may carry the record as it is now.
            if (failure instanceof HttpError) throw new HttpError(failure.message, failure.status, put(failure.body, host));
            throw failure;
          });
          return { ...answer, data: put(answer.data, host) as T };
        },
      };
