import { AUTH_PATHS, UNSET_FIELD } from '../contract/endpoints';
import type {
  CurrentUser,
  ForgetPasswordRequest,
  ResetPasswordRequest,
  UpdatePasswordRequest,
  UpdateProfileRequest,
} from '../contract/session';
import { trimText } from '../contract/text';
import { common } from '../messages/common';
import { isObject } from './parse';
import { parseUser } from './session';
import type { Http, Session, UpdateMeta } from './types';

/** The auth calls that are neither login nor logout (spec 7, 'Auth'). Passwords are sent as typed. */
export const createAccountCalls = ({ http, session }: { http: Http; session: Session }) => {
  /** Makes the answer this session's identity; the parts it lacks stay as they were sent or known. */
  const updateIdentity = (sent: Partial<CurrentUser>, answer: unknown): CurrentUser => {
    const user = parseUser({ ...session.user(), ...sent, ...(isObject(answer) ? answer : {}) });
    if (!user) throw new Error(common.error.unknown);
    session.update(user);
    return user;
  };

  return {
    forgetPassword: async ({ email }: ForgetPasswordRequest) => {
      const body: ForgetPasswordRequest = { email: trimText(email) };
      await http.request({ method: 'POST', path: AUTH_PATHS.forgetPassword, body, guest: true });
      return { data: null };
    },
    resetPassword: async (body: Required<ResetPasswordRequest>, idempotencyKey?: string) => {
      await http.request({ method: 'POST', path: AUTH_PATHS.resetPassword(body.token), body, idempotencyKey, guest: true });
      return { data: null };
    },
    updateProfile: async (params: Omit<UpdateProfileRequest, 'unset'>, meta: UpdateMeta = {}) => {
      const email = trimText(params.email);
      const firstName = trimText(params.firstName);
      const lastName = trimText(params.lastName ?? '');
      const isEmptied = lastName === '' && Boolean(session.user()?.lastName);
      const body: UpdateProfileRequest = {
        email,
        firstName,
        ...(lastName && { lastName }),
        ...(isEmptied && { [UNSET_FIELD]: 'lastName' }),
      };
      const version = session.user()?.version;
      const { data } = await http.request({ method: 'PATCH', path: AUTH_PATHS.updateProfile, body, version, ...meta });
      return { data: updateIdentity({ email, firstName, lastName, fullName: undefined }, data) };
    },
    updatePassword: async (body: UpdatePasswordRequest, meta: UpdateMeta = {}) => {
      const { data } = await http.request<unknown>({ method: 'POST', path: AUTH_PATHS.updatePassword, body, ...meta });
      return { data: updateIdentity({}, isObject(data) ? data.user : undefined) };
    },
  };
};
