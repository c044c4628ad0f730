import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { API_PATH } from '../../contract/limits';
import type { AppEnv } from '../http/context';
import type { AppSettings } from '../services/services';

/** It opens nothing: it only counts the tries of a browser, in which its owner has signed in before, apart from a stranger's. */
const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface Owner {
  id: string;
  passwordHash: string;
}

const signature = (nonce: string, { id, passwordHash }: Owner) =>
  createHmac('sha256', passwordHash).update(`device ${id} ${nonce}`).digest();

/** The device of a request, where the owner signed in with it and still has the same password. */
export const recognisedDevice = (context: Context<AppEnv>, owner: Owner | undefined): string | undefined => {
  const [nonce, signed] = getCookie(context, COOKIE)?.split('.') ?? [];
  if (!nonce || !signed || !owner) return undefined;
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature(nonce, owner)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
};

export const rememberDevice = (
  context: Context<AppEnv>,
  owner: Owner,
  { publicUrl, basePath }: Pick<AppSettings, 'publicUrl' | 'basePath'>,
): void => {
  const nonce = randomBytes(16).toString('base64url');
  setCookie(context, COOKIE, `${nonce}.${signature(nonce, owner).toString('base64url')}`, {
    path: `${basePath}${API_PATH}/auth`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR_SECONDS,
  });
};
